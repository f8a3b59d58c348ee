/// Ten thousand names of features, none of which is another's plural or beginning.
enum FeatureNames {
    static let limit = adjectives.count * nouns.count

    /// The first `count` names, at most `limit`; neighbours differ in both words.
    static func first(_ count: Int) -> [String] {
        (0..<min(count, limit)).map { index in
            let round = index / adjectives.count
            return adjectives[index % adjectives.count] + nouns[(index + round) % nouns.count]
        }
    }

    static let adjectives = words(
        """
        Amber Ancient Bold Brave Bright Broad Calm Clear Clever Cobalt Cold Coral Cosy Crisp Curly Daily Dark Deep Direct \
        Distant Double Early Eager East Elder Empty Equal Fair Famous Fast Fine First Flat Fond Fresh Full Gentle Glad \
        Global Golden Grand Great Green Happy Hardy Heavy Hidden High Honest Humble Indigo Inner Ivory Jolly Keen Kind \
        Large Late Light Linen Little Local Lone Long Loyal Lucky Major Mellow Merry Mild Minor Modern Narrow Native Near \
        Noble North Olive Open Outer Pale Patient Plain Polar Prime Proud Pure Quick Quiet Rapid Rare Ready Regal Rich Ripe \
        Royal Rustic Scarlet Secret Silent
        """
    )

    static let nouns = words(
        """
        Account Agenda Album Archive Article Auction Badge Balance Banner Basket Billing Booking Branch Budget Calendar \
        Camera Campaign Card Catalog Channel Chapter Checkout Circle Claim Coach Comment Contact Contract Coupon Course \
        Courier Customer Delivery Deposit Device Diary Discount Document Draft Event Exchange Expense Family Favourite \
        Feedback Filter Forecast Forum Gallery Garden Gift Goal Group Guide Habit Holiday Household Insight Invoice Journal \
        Journey Kitchen Label Lesson Library Loan Locker Market Meeting Member Memory Menu Message Mission Notebook Offer \
        Order Parcel Partner Payment Permit Photo Planner Playlist Podcast Policy Portfolio Pricing Product Profile Project \
        Receipt Recipe Refund Reminder Report Request Reservation Review Reward
        """
    )

    private static func words(_ text: String) -> [String] {
        text.split(separator: " ").map(String.init)
    }
}
