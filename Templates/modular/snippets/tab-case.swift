    case {{ tab.case }}
