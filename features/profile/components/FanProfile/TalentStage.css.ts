import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'
import { part as plain } from './FanProfile.css.ts'

const { color, space } = vars

export const part = style([plain, { minWidth: 0 }])
export const partHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space[3],
})
/** Her own words, larger than what others say of her. */
export const saying = style({
  margin: 0,
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${color.accentSolid}`,
  color: color.accentText,
  fontSize: vars.fontSize.large,
  fontWeight: vars.weight.bold,
  textWrap: 'pretty',
})
const list = { display: 'grid', margin: 0, padding: 0, listStyle: 'none' } as const
export const hours = style({
  ...list,
  gap: space[3],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const hour = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  height: '100%',
  padding: space[4],
  borderRadius: vars.radius.card,
  border: `1px solid ${color.hairline}`,
  background: color.surface,
  color: color.text,
  textDecoration: 'none',
  selectors: { '&:is(a):hover': { borderColor: color.accentBorder } },
})
export const goods = style({
  ...list,
  gap: space[4],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
