import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space, radius } = vars

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const tile = style({
  display: 'block',
  width: '100%',
  padding: space[1],
  border: 'none',
  borderRadius: radius.card,
  background: 'transparent',
  cursor: 'pointer',
  transition: 'transform 120ms ease-out',
  ':active': { transform: 'scale(.92)' },
  '@media': {
    [media.hover]: { ':hover': { background: color.neutralSoft } },
    [media.reducedMotion]: { transition: 'none', ':active': { transform: 'none' } },
  },
})
/** Beside the button, on a desktop. */
export const choice = style({ width: '340px' })
