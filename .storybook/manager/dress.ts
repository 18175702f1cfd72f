import { create, type ThemeVars } from 'storybook/theming'
import { shapes } from '#design-system/icon/shapes.ts'
import { rolesOf } from '#design-system/theme/roles.ts'
import { corners } from '#design-system/theme/shape.ts'
import { defaultShape, type Theme } from '#design-system/theme/theme.ts'

/** The part of the toolbar that is a look. */
export type Worn = Theme

/** Storybook's own interface in a look of ours: the same roles, from the same scales. */
export function themeOf({ mode, palette, grey }: Worn, isDark: boolean): ThemeVars {
  const side = mode === 'system' ? (isDark ? 'dark' : 'light') : mode
  const roles = rolesOf({ palette, grey, side })
  const [control] = corners[defaultShape.radius]
  return create({
    base: side,
    brandTitle: brand(roles),
    brandUrl: './',
    brandTarget: '_self',
    fontBase: "'Open Sans', 'Hiragino Sans', 'Noto Sans JP', system-ui, sans-serif",
    colorPrimary: roles.accentSolid,
    colorSecondary: roles.accentText,
    appBg: roles.background,
    appContentBg: roles.surface,
    appPreviewBg: roles.background,
    appHoverBg: roles.neutralSoft,
    appBorderColor: roles.hairline,
    appBorderRadius: Number.parseInt(control, 10),
    textColor: roles.text,
    textInverseColor: roles.surface,
    textMutedColor: roles.textMuted,
    barBg: roles.surface,
    barTextColor: roles.textMuted,
    barHoverColor: roles.text,
    barSelectedColor: roles.accentText,
    buttonBg: roles.neutralSoft,
    buttonBorder: roles.hairline,
    booleanBg: roles.neutralSoft,
    booleanSelectedBg: roles.surface,
    inputBg: roles.surface,
    inputBorder: roles.borderControl,
    inputTextColor: roles.text,
    inputBorderRadius: Number.parseInt(control, 10),
  })
}

/** A penlight in the colour that is worn, and the name. */
function brand({ accentText, text, textMuted }: ReturnType<typeof rolesOf>): string {
  const sign = `<svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="${accentText}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${shapes.penlight}"/></svg>`
  return `<span style="display:flex;align-items:center;gap:8px;color:${text};font-size:16px;font-weight:700">${sign}Ouen <span lang="ja" style="color:${textMuted};font-size:13px;font-weight:500">応援</span></span>`
}
