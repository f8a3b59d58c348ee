/// What stands in the way of writing a feature or a part of one.
package enum GenerateFact: FactArea {
    /// A file is there and isn't what would be written.
    case differs
    /// Closes a list of such files.
    case someDiffer(count: Int, canStay: Bool)
    /// `init` into a folder that has something in it.
    case folderNotEmpty(String)
    /// `init` into a folder whose `scaffold.json` is another app's.
    case appDiffers(String, configured: String)
    case featureUnknown(String, nearest: String?, known: [String])
    /// No `--feature`, and the working directory is in none.
    case featureMissing(known: [String])
    case screenUnknown(String, feature: String, nearest: String?, known: [String])
    /// No screen named, and the feature has several.
    case screenMissing(feature: String, known: [String])
    case payload(String, PayloadFlaw)
    /// The enum has a case of this name with another payload.
    case caseTaken(enum: String, item: String)
    /// A note: a test needs a value of this type, and none is known.
    case noSample(type: String)
    /// The screen's view model is of another kind or shows another model.
    case viewModelTaken(screen: String, kind: String, model: String?)
    /// Somebody has edited the view model, which doesn't lead where it is to lead.
    case ownViewModel(String, call: String)
    /// The screen isn't opened with one identifier of the model.
    case noIdentifier(screen: String, model: String, type: String, feature: String)
    /// The screen can't lead anywhere.
    case noNavigator(screen: String, feature: String)

    package enum PayloadFlaw: Error, Hashable, Sendable {
        case notSwift
        case caseName(String)
        case closure(String)
        case notHashable(String)
        case labelTwice
        /// A value's name where its type should stand.
        case noType(String)
        /// Nothing behind the colon.
        case typeMissing(String)
        /// What stands where a type should.
        case type(String)
        /// A type that nobody knows, and what it most likely is.
        case lowerCase(String, nearest: String?)
        /// `inout`, `some` and their like.
        case modifier(String)
        case implicitlyUnwrapped(String)
        /// Something else where a comma, or the end, should be.
        case separator(String)
        /// A case's values have one name.
        case twoNames(String)
        case label(String)
        /// Nothing, or half a value, behind the `=` of this one.
        case valueMissing(String)
    }

    package var code: String {
        switch self {
        case .differs: "generate.differs"
        case .someDiffer: "generate.some-differ"
        case .folderNotEmpty: "generate.folder-not-empty"
        case .appDiffers: "generate.app-differs"
        case .featureUnknown: "generate.feature-unknown"
        case .featureMissing: "generate.feature-missing"
        case .screenUnknown: "generate.screen-unknown"
        case .screenMissing: "generate.screen-missing"
        case .payload: "generate.payload"
        case .caseTaken: "generate.case-taken"
        case .noSample: "generate.no-sample"
        case .viewModelTaken: "generate.view-model-taken"
        case .ownViewModel: "generate.own-view-model"
        case .noIdentifier: "generate.no-identifier"
        case .noNavigator: "generate.no-navigator"
        }
    }

    package var message: String {
        switch self {
        case .differs: "there already, and not as it would be written"
        case .someDiffer(1, _): "a file is in the way; nothing was written"
        case .someDiffer(let count, _): "\(count) files are in the way; nothing was written"
        case .folderNotEmpty(let folder): "'\(folder)' is there already and not empty"
        case .appDiffers(let app, let configured): "the folder's scaffold.json is of '\(configured)', not of '\(app)'"
        case .featureUnknown(let name, _, _): "there is no feature '\(name)'"
        case .featureMissing: "which feature?"
        case .screenUnknown(let name, let feature, _, _): "feature '\(feature)' has no screen '\(name)'"
        case .screenMissing(let feature, _): "which screen of '\(feature)'?"
        case .payload(let text, .notSwift): "'\(text)' can't be read as the payload of a case"
        case .payload(_, .caseName(let name)): "'\(name)' can't be the name of a case"
        case .payload(_, .closure(let type)): "a payload must be Hashable, and '\(type)' is a function"
        case .payload(_, .notHashable(let type)): "a payload must be Hashable, and '\(type)' is not"
        case .payload(let text, .labelTwice): "'\(text)' has the same label twice"
        case .payload(_, .noType(let name)): "'\(name)' names a value and says no type"
        case .payload(let text, let flaw): "'\(text)' can't be read as the payload of a case: \(flaw.reason)"
        case .caseTaken(let type, let item): "'\(type)' has a case '\(item)' with another payload"
        case .noSample(let type): "no sample value is known for '\(type)', so the tests that need one were left out"
        case .viewModelTaken(let screen, let kind, nil):
            "screen '\(screen)' has a view model of kind '\(kind)'"
        case .viewModelTaken(let screen, let kind, .some(let model)):
            "screen '\(screen)' has a view model of kind '\(kind)' that shows '\(model)'"
        case .ownViewModel(let type, _): "'\(type)' has been edited, and doesn't lead there"
        case .noIdentifier(let screen, let model, let type, _):
            "screen '\(screen)' isn't opened with one identifier of '\(model)' (\(type))"
        case .noNavigator(let screen, _): "screen '\(screen)' has no navigator, so it can't lead anywhere"
        }
    }

    package var help: String? {
        switch self {
        case .differs: nil
        case .someDiffer(_, canStay: false): "replace them with --force, compare them with --diff --force"
        case .someDiffer: "keep them with --skip-existing, replace them with --force, compare them with --diff --force"
        case .appDiffers(_, let configured): "name '\(configured)', or choose another folder with --path"
        case .folderNotEmpty: "choose another folder with --path, or add what is missing with --skip-existing"
        case .featureUnknown(_, .some(let nearest), _): "did you mean '\(nearest)'?"
        case .featureUnknown(_, nil, let known): Self.known(known, none: "make it with `scaffold new-feature`")
        case .featureMissing(let known):
            "go into its folder or pass --feature; " + Self.known(known, none: "there is none yet")
        case .screenUnknown(_, _, .some(let nearest), _): "did you mean '\(nearest)'?"
        case .screenUnknown(_, _, nil, let known): Self.known(known, none: "make it with `scaffold add-screen`")
        case .screenMissing(_, let known): "name one: \(known.joined(separator: ", "))"
        case .payload(_, .notSwift): Self.example
        case .payload(_, .caseName):
            "begin with a lower-case letter, and choose no keyword: 'characterDetail(identifier: Int)'"
        case .payload(_, .closure), .payload(_, .notHashable):
            "pass an identifier, and let the screen find what it needs"
        case .payload(_, .labelTwice): "give each value a label of its own"
        case .payload(_, .noType(let name)): "write its type behind it: '\(name): Int'"
        case .payload(_, let flaw): flaw.help
        case .caseTaken: "choose another name: two cases that differ in their payload alone can't be told apart"
        case .noSample: "write them by hand, with a value of your own"
        case .viewModelTaken: "add another screen for another view model: `scaffold add-screen <Screen>`"
        case .ownViewModel(_, let call):
            "write `\(call)` where an item is selected, and run the command again with --skip-existing"
        case .noIdentifier(_, let model, let type, let feature):
            "make one that is: `scaffold add-screen \(model)Detail --feature \(feature) --payload 'identifier: \(type)'`"
        case .noNavigator(let screen, let feature):
            "give it one: `scaffold add-navigator \(screen) --feature \(feature)`"
        }
    }

    fileprivate static let example = "write it as Swift does: 'identifier: Int, name: String?'"

    private static func known(_ names: [String], none: String) -> String {
        names.isEmpty ? none : "there are: \(names.joined(separator: ", "))"
    }
}

extension GenerateFact.PayloadFlaw {
    /// What was expected, for those that say where the text stops being Swift.
    fileprivate var reason: String {
        switch self {
        case .typeMissing(let label): "a type is expected behind '\(label):'"
        case .type(let text): text.isEmpty ? "a type is expected" : "'\(text)' is no type"
        case .lowerCase(let name, _): "no type is known that is called '\(name)'"
        case .modifier(let word): "a case's value can't be '\(word)'"
        case .implicitlyUnwrapped(let type): "'\(type)' is no type of a value"
        case .separator(let text): "a comma or the end is expected, not '\(text)'"
        case .twoNames(let names): "a case's value has one name, not '\(names)'"
        case .label(let label): "'\(label)' can't be a label"
        case .valueMissing(let name): "a value is expected behind the '=' of '\(name)'"
        default: "it is not Swift"
        }
    }

    fileprivate var help: String {
        switch self {
        case .lowerCase(_, .some(let nearest)): "did you mean '\(nearest)'?"
        case .lowerCase(let name, nil):
            "types begin with a capital; one that doesn't is written in back-ticks: '`\(name)`'"
        case .implicitlyUnwrapped: "make it an optional: '?' in the place of '!'"
        case .modifier: "name the type itself, without it"
        case .twoNames: "leave out the second: 'id: Int'"
        case .label: "a label that is no plain name stands in back-ticks: '`the label`: Int'"
        default: GenerateFact.example
        }
    }
}
