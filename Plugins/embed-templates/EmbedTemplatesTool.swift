@main
struct EmbedTemplatesTool {
    static func main() {}
}
