import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space, radius } = vars

export const queue = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  paddingInline: space[4],
  '@media': { [media.tablet]: { paddingInline: 0 } },
})
export const list = style({ display: 'grid', gap: space[1] })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  padding: space[2],
  marginInline: `calc(-1 * ${space[2]})`,
  borderRadius: radius.card,
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.neutralSoft },
    '&[aria-current]': { background: color.accentSoft },
  },
})
export const picture = style({
  display: 'block',
  overflow: 'hidden',
  borderRadius: radius.control,
})
export const words = style({ display: 'grid', justifyItems: 'start', gap: space[1] })
