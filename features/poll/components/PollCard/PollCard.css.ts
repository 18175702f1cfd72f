import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius, space } = vars

export const card = style({ display: 'grid', gap: space[3], minWidth: 0 })
export const list = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Focus comes to the result once there is one.
  ':focus-visible': {
    outline: `2px solid ${color.focusRing}`,
    outlineOffset: '4px',
    borderRadius: radius.control,
  },
})
/** A choice that is not to be pressed. */
export const plain = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
})
export const row = style({ display: 'grid', gap: space[1], minWidth: 0 })
export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
})
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  minWidth: 0,
  overflowWrap: 'anywhere',
})
/** In one piece, however long the words beside it are. */
export const share = style({ flex: 'none', whiteSpace: 'nowrap' })
/** Says in words which one the viewer chose. */
export const own = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  paddingInline: '6px',
  borderRadius: radius.full,
  color: color.accentText,
  background: color.accentSoft,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.weight.bold,
  lineHeight: vars.lineHeight.caption,
  whiteSpace: 'nowrap',
})
export const bar = style({
  display: 'block',
  overflow: 'hidden',
  height: '10px',
  borderRadius: radius.full,
  background: color.neutralSoft,
})
export const fill = recipe({
  base: { display: 'block', height: '100%', borderRadius: radius.full },
  variants: {
    isLeading: {
      true: { background: color.accentSolid, border: `1px solid ${color.accentBorder}` },
      false: { background: color.borderControl },
    },
  },
})
export const send = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
})
