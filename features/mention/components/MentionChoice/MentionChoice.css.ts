import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

/** As wide as a thumb needs. */
export const panel = recipe({
  base: {
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.card,
    background: color.surface,
    overflow: 'hidden',
  },
  variants: {
    place: {
      over: {
        position: 'absolute',
        zIndex: 1,
        insetBlockEnd: '100%',
        insetInlineStart: space[3],
        width: `min(360px, calc(100% - 2 * ${space[3]}))`,
        boxShadow: vars.shadow.float,
      },
      // A sheet cuts off what stands over its edge.
      below: { width: 'min(360px, 100%)' },
    },
  },
})
export const list = style({
  margin: 0,
  padding: space[1],
  // Five and a half: that there are more is seen.
  maxHeight: '250px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  width: '100%',
  textAlign: 'start',
  minHeight: '44px',
  paddingInline: space[2],
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.neutralSoft },
    '&[aria-selected=true]': { background: color.accentSoft },
  },
})
export const name = style({
  flex: '0 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
})
export const nothing = style({ margin: 0, padding: `${space[3]} ${space[4]}` })
