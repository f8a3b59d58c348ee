// Nothing: what the runtime alone costs at start-up.
