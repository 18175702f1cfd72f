import '#design-system/theme/styles.ts'
import '@fontsource-variable/noto-sans-jp/wght.css'

// The subset is cut when the app is built, so here it would only fail: stories read the
// slices that stand behind it. Chromium lays text out anew when a face arrives, not when it
// fails, and would leave empty boxes.
for (const sheet of document.styleSheets) {
  const rules = [...sheet.cssRules]
  const cut = rules.findIndex(isInterfaceSubset)
  if (cut >= 0) sheet.deleteRule(cut)
}

function isInterfaceSubset(rule: CSSRule): boolean {
  return (
    rule instanceof CSSFontFaceRule &&
    rule.style.getPropertyValue('font-family').includes('Noto Sans JP Interface')
  )
}
