// isolated deinit is only available in macOS 15.4.0 or newer
actor Holder {
    isolated deinit {}
}
