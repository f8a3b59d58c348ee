import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The Xcode project, scheme and test plan of a workspace: well-formed, and true to the package and the folder.
struct XcodeFiles: Sendable {
    let workspace: GeneratedWorkspace

    private var app: String { URL(fileURLWithPath: workspace.path).lastPathComponent }
    private var project: String { "App/\(app).xcodeproj/project.pbxproj" }
    private var scheme: String { "App/\(app).xcodeproj/xcshareddata/xcschemes/\(app).xcscheme" }
    private var plan: String { "App/\(app).xctestplan" }
    private var information: String { "App/\(app)/Info.plist" }

    func check() async throws {
        let result = try await ChildProcess.run(
            "/usr/bin/env",
            ["plutil", "-lint", project, information],
            in: workspace.path
        )
        #expect(result.status == 0, Comment(rawValue: result.account))
        let package = try await PackageDescription(of: workspace)
        try checkProject(products: package.products)
        try checkScheme()
        try checkPlan(testTargets: package.testTargets)
        try checkInformation()
        for catalogue in try workspace.files() where catalogue.hasSuffix("Contents.json") {
            _ = try JSONSerialization.jsonObject(with: Data(try workspace.text(catalogue).utf8))
        }
    }

    private func propertyList(_ file: String) throws -> [String: Any] {
        let data = Data(try workspace.text(file).utf8)
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        return try #require(list as? [String: Any])
    }

    /// Every identifier that is used is an object, every object is used, and what the project names is there.
    private func checkProject(products: Set<String>) throws {
        let objects = try #require(try propertyList(project)["objects"] as? [String: [String: Any]])
        let identifiers = Set(objects.keys)
        let declared = try workspace.text(project).matches(of: /(?m)^\t\t([0-9A-F]{24})\b.* = \{/).map { String($0.1) }
        #expect(Set(declared).count == declared.count, "an identifier stands for two objects")
        var used = Set([try propertyList(project)["rootObject"] as? String ?? ""])
        func collect(_ value: Any) {
            switch value {
            case let text as String where text.wholeMatch(of: /[0-9A-F]{24}/) != nil: used.insert(text)
            case let list as [Any]: list.forEach(collect)
            case let table as [String: Any]: table.values.forEach(collect)
            default: break
            }
        }
        objects.values.forEach(collect)
        #expect(used.subtracting(identifiers).isEmpty, "identifiers without an object")
        #expect(identifiers.subtracting(used).isEmpty, "objects that nothing uses")

        for object in objects.values {
            switch object["isa"] as? String {
            case "XCSwiftPackageProductDependency":
                #expect(products.contains(object["productName"] as? String ?? ""))
            case "PBXFileSystemSynchronizedRootGroup":
                #expect(exists("App/\(object["path"] as? String ?? "")"))
            case "PBXFileReference" where object["sourceTree"] as? String == "<group>":
                #expect(exists("App/\(object["path"] as? String ?? "")"))
            case "XCLocalSwiftPackageReference":
                #expect(exists("App/\(object["relativePath"] as? String ?? "")/Package.swift"))
            case "XCBuildConfiguration":
                let settings = object["buildSettings"] as? [String: Any] ?? [:]
                if let file = settings["INFOPLIST_FILE"] as? String { #expect(exists("App/\(file)")) }
            default: break
            }
        }
    }

    private func checkScheme() throws {
        let parser = XMLParser(data: Data(try workspace.text(scheme).utf8))
        let reader = SchemeReader()
        parser.delegate = reader
        #expect(parser.parse(), "\(scheme) is not well-formed: \(String(describing: parser.parserError))")
        #expect(reader.containers.contains("container:\(app).xctestplan"))
        for container in reader.containers {
            #expect(exists("App/" + container.dropFirst("container:".count)), "\(container) in the scheme")
        }
        let objects = try #require(try propertyList(project)["objects"] as? [String: [String: Any]])
        #expect(!reader.blueprints.isEmpty)
        for blueprint in reader.blueprints { #expect(objects[blueprint]?["isa"] as? String == "PBXNativeTarget") }
    }

    /// Exactly the package's test targets.
    private func checkPlan(testTargets: Set<String>) throws {
        let json = try JSONSerialization.jsonObject(with: Data(try workspace.text(plan).utf8))
        let targets = try #require((json as? [String: Any])?["testTargets"] as? [[String: Any]])
        var names: [String] = []
        for entry in targets {
            let target = try #require(entry["target"] as? [String: String])
            #expect(target["identifier"] == target["name"])
            #expect(target["containerPath"] == "container:..")
            names.append(target["name"] ?? "")
        }
        #expect(names.sorted() == testTargets.sorted(), "the test plan's targets are the package's")
    }

    private func checkInformation() throws {
        let configuration = try JSONSerialization.jsonObject(with: Data(try workspace.text("scaffold.json").utf8))
        let links = (configuration as? [String: Any])?["deepLinks"] as? [String: String]
        let types = try propertyList(information)["CFBundleURLTypes"] as? [[String: Any]]
        #expect(types?.first?["CFBundleURLSchemes"] as? [String] == [links?["scheme"] ?? ""])
    }

    private func exists(_ file: String) -> Bool {
        FileManager.default.fileExists(atPath: workspace.path + "/" + file)
    }
}

/// What a scheme refers to.
private final class SchemeReader: NSObject, XMLParserDelegate {
    var containers: Set<String> = []
    var blueprints: Set<String> = []

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        for key in ["ReferencedContainer", "reference"] {
            if let container = attributeDict[key] { containers.insert(container) }
        }
        if let blueprint = attributeDict["BlueprintIdentifier"] { blueprints.insert(blueprint) }
    }
}
