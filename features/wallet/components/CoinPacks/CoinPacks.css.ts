import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space, radius, weight } = vars

export const packs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: space[3],
})
export const pack = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[1],
  height: '100%',
  padding: space[4],
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  color: color.text,
  textDecoration: 'none',
  '@media': { [media.hover]: { ':hover': { background: color.accentSoft } } },
})
export const coins = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  color: color.accentText,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
