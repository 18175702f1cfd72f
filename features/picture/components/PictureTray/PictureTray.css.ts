import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

export const tray = style({
  display: 'flex',
  gap: space[2],
  margin: 0,
  padding: `0 0 ${space[2]}`,
  listStyle: 'none',
  overflowX: 'auto',
})
export const item = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  flex: 'none',
  gap: space[1],
  width: '84px',
})
export const face = style({
  position: 'relative',
  display: 'block',
  borderRadius: radius.control,
})
const square = {
  width: '84px',
  height: '84px',
  borderRadius: radius.control,
  background: color.neutralSoft,
} as const
export const picture = style({ ...square, display: 'block', objectFit: 'cover' })
export const empty = style({ ...square, display: 'grid', placeItems: 'center' })
/** A small disc, so that the picture is seen; what takes the press is larger. */
export const remove = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  isolation: 'isolate',
  borderRadius: radius.full,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: '6px',
      borderRadius: radius.full,
      background: color.surfaceRaised,
      boxShadow: `0 0 0 1px ${color.hairline}`,
    },
  },
})
export const problem = style({
  display: 'flex',
  gap: space[1],
  margin: 0,
  paddingBlockEnd: space[2],
  color: color.dangerText,
  fontSize: vars.fontSize.small,
  overflowWrap: 'anywhere',
})
/** What is described, above its field. */
export const large = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '32dvh',
  marginInline: 'auto',
  borderRadius: radius.control,
  objectFit: 'contain',
})
