import '#design-system/theme/styles.ts'
// The everyday font is cut when the app is built: stories read the family's own slices.
import '@fontsource-variable/noto-sans-jp/wght.css'
