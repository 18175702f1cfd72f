import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, fontSize, radius, space, weight } = vars

export const who = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
})
export const details = style({
  display: 'grid',
  fontSize: fontSize.small,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const name = style({
  justifySelf: 'start',
  maxWidth: '100%',
  fontSize: fontSize.body,
  fontWeight: weight.bold,
  color: color.text,
  overflowWrap: 'anywhere',
  wordBreak: 'auto-phrase',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const result = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'center',
  width: '100%',
  maxWidth: '440px',
  marginInline: 'auto',
  padding: space[4],
  borderRadius: radius.card,
  background: color.accentSoft,
  textAlign: 'center',
  wordBreak: 'auto-phrase',
})
