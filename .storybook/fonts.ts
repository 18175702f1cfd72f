import '#design-system/theme/styles.ts'
// The everyday font is cut when the app is built: stories read the family's own slices.
import '@fontsource-variable/noto-sans-jp/wght.css'
// Fans' systems bring theirs; pictures take this one.
import '@fontsource/noto-emoji/400.css'
