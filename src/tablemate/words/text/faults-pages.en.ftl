# What the pages without script refuse.

fault-no_such_page = there is nothing at this address
fault-no_such_method = this address does not take what was sent to it
fault-server_broken = something went wrong in the server; what was acknowledged before is kept
fault-form_unreadable = this form cannot be read
fault-form_too_large = this form is too large: at most { $most } bytes
fault-form_number = a number is missing in this form: { $field }
fault-form_no_file = no file was chosen
