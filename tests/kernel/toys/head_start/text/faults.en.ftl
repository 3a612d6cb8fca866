fault-head_start = { $option } must be less than { $target }
