import type { FontName, RadiusName } from './theme.ts'

const everyday =
  "'Open Sans', 'Open Sans Fallback', 'Noto Sans JP Device', 'Noto Sans JP Device Regular', 'Noto Sans JP Everyday', 'Noto Sans JP Variable', 'Noto Sans JP Fallback', sans-serif"

/** Families of the device come first: no brand costs a page a font file. */
export const families: Record<FontName, string> = {
  gothic: everyday,
  rounded: `'Hiragino Maru Gothic ProN', 'M PLUS Rounded 1c', 'Kosugi Maru', ${everyday}`,
  mincho: `'Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif JP', 'Noto Serif CJK JP', ${everyday.replace('sans-serif', 'serif')}`,
}
/** How round a control and a card are. */
export const corners: Record<RadiusName, readonly [control: string, card: string]> = {
  sharp: ['2px', '4px'],
  soft: ['8px', '16px'],
  round: ['14px', '28px'],
}
