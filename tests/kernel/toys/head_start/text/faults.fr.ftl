fault-head_start = { $option } : moins que { $target }
