import HeadlessViews

extension Control: TouchTracking {}
