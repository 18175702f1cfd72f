import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space } = vars

export const cover = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '5 / 2',
  objectFit: 'cover',
  objectPosition: '50% 40%',
  borderRadius: vars.radius.card,
  marginBlockEnd: space[6],
})

export const lights = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: space[4],
})

export const light = style({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  padding: space[4],
  borderRadius: vars.radius.card,
  background: color.accentSoft,
  color: color.text,
})

export const rules = style({
  display: 'grid',
  gap: `${space[5]} ${space[8]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const rule = style({
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  maxWidth: vars.measure,
})

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[4]}`,
  fontSize: vars.fontSize.small,
})
