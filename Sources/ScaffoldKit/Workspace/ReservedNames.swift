/// Names that generated code must not take, because something with that name would be hidden or doubled.
///
/// Asked about what a name is *rendered* as, not about the name: app `Core` and feature `Data` give module `CoreData`.
package enum ReservedNames {
    package enum Owner: Hashable, Sendable {
        case toolchain, platform, swiftUI, standardLibrary, generatedCode

        var words: String {
            switch self {
            case .toolchain: "one of the toolchain's modules"
            case .platform: "one of the platform's modules"
            case .swiftUI: "one of SwiftUI's types"
            case .standardLibrary: "a type that Swift or Foundation brings along"
            case .generatedCode: "something that generated code uses"
            }
        }
    }

    /// Who has a module of that name; compared without case, as folders and build products are.
    package static func owner(ofModule name: String) -> Owner? {
        let folded = Name.fold(name)
        if foldedToolchain.contains(folded) { return .toolchain }
        if foldedPlatform.contains(folded) { return .platform }
        return nil
    }

    /// Who has a view of that name: `ProgressView`, `RootContainerView`.
    package static func owner(ofView name: String) -> Owner? {
        owner(ofType: name)
    }

    /// Who has a type of that name.
    package static func owner(ofType name: String) -> Owner? {
        if swiftUI.contains(name) { return .swiftUI }
        if standard.contains(name) { return .standardLibrary }
        if generated.contains(name) { return .generatedCode }
        return nil
    }

    /// True for what the test library has a type of, too: in a test, that name alone would be ambiguous.
    package static func isOfTests(_ name: String) -> Bool { testing.contains(name) }

    /// The fact to report where a rendering is reserved.
    package static func refusal(of name: Name, kind: NameFact.Rendering, rendered: String) -> NameFact? {
        let owner = kind == .module ? owner(ofModule: rendered) : owner(ofType: rendered)
        return owner.map { .reserved(name: name.upperCamel, kind: kind, rendered: rendered, owner: $0) }
    }

    /// What can't be a name without back-ticks: The Swift Programming Language, "Keywords and Punctuation".
    static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate",
        "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    private static let foldedToolchain = Set(toolchainModules.map(Name.fold))
    private static let foldedPlatform = Set(platformModules.map(Name.fold))

    private static let toolchainModules = words(
        """
        BlocksRuntime Builtin CRT Cxx CxxStdlib Dispatch Distributed Foundation FoundationEssentials
        FoundationInternationalization FoundationNetworking FoundationXML Glibc Musl Observation PackageDescription
        PackagePlugin RegexBuilder Runtime Swift SwiftOnoneSupport SwiftShims SwiftSyntax SwiftParser Synchronization
        Testing WASILibc WinSDK XCTest CompilerPluginSupport Android Bionic
        """
    )

    private static let platformModules = words(
        """
        ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility Accounts ActivityKit AdAttributionKit AdServices
        AdSupport AlarmKit AppIntents AppKit AppTrackingTransparency AppleArchive ApplicationServices AssetsLibrary
        AudioToolbox AudioUnit AuthenticationServices AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks
        BrowserEngineKit BusinessChat CFNetwork CallKit CarPlay Carbon Charts Cinematic ClassKit ClockKit CloudKit Cocoa
        ColorSync Combine CommonCrypto Compression Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth
        CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia
        CoreMediaIO CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo
        CoreWLAN CreateML CryptoKit CryptoTokenKit Darwin DataDetection DeveloperToolsSupport DeviceActivity DeviceCheck
        DeviceDiscoveryUI DiskArbitration DockKit EventKit EventKitUI ExposureNotification ExtensionFoundation ExtensionKit
        ExternalAccessory FamilyControls FileProvider FileProviderUI FinanceKit FinanceKitUI FoundationModels GLKit
        GSS GameController GameKit GameplayKit GroupActivities HealthKit HealthKitUI HomeKit IOKit IOSurface
        IdentityLookup IdentityLookupUI ImageIO ImagePlayground InputMethodKit Intents IntentsUI JavaScriptCore
        JournalingSuggestions LinkPresentation LocalAuthentication LockedCameraCapture MachO ManagedSettings
        MapKit MarketplaceKit Matter MatterSupport MediaAccessibility MediaPlayer MediaSetup MessageUI Messages Metal
        MetalFX MetalKit MetalPerformanceShaders MetricKit MobileCoreServices ModelIO MultipeerConnectivity MusicKit
        NaturalLanguage NearbyInteraction Network NetworkExtension NewsstandKit NotificationCenter OSLog ObjectiveC
        OpenAL OpenGL OpenGLES PDFKit PHASE PassKit PencilKit Photos PhotosUI PushKit PushToTalk QuartzCore QuickLook
        QuickLookThumbnailing RealityFoundation RealityKit ReplayKit RoomPlan SafariServices SafetyKit SceneKit
        ScreenCaptureKit ScreenTime Security SecurityFoundation SensitiveContentAnalysis SensorKit ServiceManagement
        SharedWithYou ShazamKit Social SoundAnalysis Speech SpriteKit StoreKit StoreKitTest Spatial SwiftData SwiftUI
        SwiftUICore Symbols SystemConfiguration TVMLKit TVServices TVUIKit TabularData ThreadNetwork TipKit
        Translation Twitter UIKit UIKitCore UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoSubscriberAccount
        VideoToolbox Virtualization Vision VisionKit WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WorkoutKit
        XcodeKit os simd
        """
    )

    private static let swiftUI = words(
        """
        AccessibilityRotorContent Alert Alignment Anchor Angle AngularGradient Animatable Animation AnyGesture AnyLayout
        AnyShape AnyShapeStyle AnyTransition AnyView App AppStorage AsyncImage Axis Badge Bindable Binding
        Body Button ButtonRole ButtonStyle Canvas Capsule Circle Color ColorPicker ColorScheme Commands ContainerRelativeShape
        ContentMode ContentUnavailableView ControlGroup CoordinateSpace CubicKeyframe DatePicker DisclosureGroup Divider
        DocumentGroup DragGesture DynamicProperty Edge EdgeInsets EditButton EditMode EllipticalGradient Ellipse EmptyView
        Environment EnvironmentKey EnvironmentObject EnvironmentValues EquatableView FetchRequest FileDocument FocusState
        Font ForEach Form Gauge GeometryReader Gesture GestureState Gradient Grid GridItem GridRow Group GroupBox HStack
        HelpLink HorizontalAlignment HoverEffect Image ImageRenderer KeyframeAnimator Label LabelStyle LabeledContent Layout
        LazyHGrid LazyHStack LazyVGrid LazyVStack LinearGradient Link List ListStyle LongPressGesture Map Material Menu
        MeshGradient ModifiedContent MultiDatePicker Namespace NavigationLink NavigationPath
        NavigationSplitView NavigationStack NavigationView ObservedObject OpenURLAction OutlineGroup Path PasteButton
        PhaseAnimator PhotosPicker Picker PlainButtonStyle PreferenceKey Preview PreviewProvider PrimitiveButtonStyle
        ProgressView ProgressViewStyle RadialGradient Rectangle RenameButton RotationGesture RoundedRectangle Scene
        SceneBuilder ScenePhase SceneStorage ScrollView ScrollViewReader Section SectionedFetchRequest
        SecureField Settings SettingsLink Shader Shape ShapeStyle ShareLink SignInWithAppleButton Slider Spacer
        State StateObject Stepper StrokeStyle SubscriptionView SubmitLabel Subview Tab TabContent TabRole TabSection TabView
        Table TableColumn TableRow TapGesture Text TextAlignment TextEditor TextField TextFieldStyle TextRenderer
        TimelineView Toggle ToggleStyle ToolbarItem ToolbarItemGroup Transaction Transition TupleView UIViewRepresentable
        UnitPoint VStack VerticalAlignment VideoPlayer View ViewBuilder ViewModifier ViewThatFits Window WindowGroup ZStack
        StoreView ProductView SubscriptionStoreView WebView TipView
        """
    )

    private static let standard = words(
        """
        Actor AnyClass AnyCollection AnyHashable AnyIterator AnyKeyPath AnyObject AnySequence Array ArraySlice
        AsyncIteratorProtocol AsyncSequence AsyncStream AsyncThrowingStream AttributedString Bool Bundle ByteCountFormatter
        Calendar CancellationError Character CharacterSet ClosedRange Clock CodingKey Codable Collection
        Comparable Component ContinuousClock ContiguousArray CustomStringConvertible Data Date DateComponents DateFormatter
        DateInterval Decimal Decodable Decoder Dictionary Dimension DispatchQueue Double Duration Encodable Encoder Equatable Error
        Executor Expression FileHandle FileManager Float Foundation Formatter Generator GlobalActor Hashable Hasher HTTPURLResponse
        Host ID Identifiable IndexPath IndexSet InputStream Instant Int Int16 Int32 Int64 Int8 Iterator
        JSONDecoder JSONEncoder JSONSerialization KeyPath KeyedDecodingContainer KeyedEncodingContainer LazySequence Locale
        LocalizedError MainActor Measurement Mirror Mutex NSObject Never Notification NotificationCenter
        NumberFormatter ObjectIdentifier Observable ObservableObject ObservationRegistrar Observation Operation
        OperationQueue OptionSet Optional OutputStream PersonNameComponents Pipe Port Predicate
        Process ProcessInfo Progress Published Range RandomNumberGenerator RawRepresentable Regex RegularExpression Result Scanner Selector Sendable
        Sequence Set Slice SortComparator SortDescriptor SortOrder StaticString Stream Strideable String Substring SuspendingClock SystemRandomNumberGenerator Task TaskGroup
        TaskLocal TaskPriority Thread TimeInterval TimeZone Timer UInt UInt16 UInt32 UInt64 UInt8 UndoManager Unicode Unit
        Unmanaged URL URLCache URLComponents URLQueryItem URLRequest URLResponse URLSession UserDefaults UUID Void
        """
    )

    private static let testing = words(
        """
        Attachable AttachableWrapper Attachment Backtrace Bug Comment ConditionTrait Confirmation CustomTestArgumentEncodable
        CustomTestStringConvertible ExitTest Expectation ExpectationFailedError Issue IssueHandlingTrait KnownIssueMatcher
        ParallelizationTrait SourceContext SourceLocation SuiteTrait Tag TestScoping TestTrait TimeLimitTrait Trait TypeInfo
        """
    )

    private static let generated = words(
        """
        AnyNavigation AppContainer AppNavigationRedirect CachePolicy DeepLinkHandlerContract DeepLinkHandlerMock
        Failure FeatureContract FeatureDependencies FeatureMock Given HTTPClient HTTPClientContract HTTPClientMock HTTPError
        HTTPMethod HTTPRequest HTTPResponse IncomingNavigation IncomingNavigationContract Input MapperContract ModalContainerView
        ModalNavigation ModalPresentationStyle ModuleTransition More NavCore NavCoreMocks NavigationContainerView
        NavigationContract NavigationCoordinator NavigationRedirectContract NavigationRedirectMock NavigatorContract
        NavigatorMock NotFoundView OutgoingNavigation OutgoingNavigationContract Output PrintingTracker RedirectMock
        RootContainerView SheetDetent Suite Test TrackerContract TrackerMock TrackingEventContract URLSessionHTTPClient
        UnknownNavigation ViewModel
        """
    )

    private static func words(_ text: String) -> Set<String> {
        Set(
            text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
                .map { String(Substring($0)) }
        )
    }
}
