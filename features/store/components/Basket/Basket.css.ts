import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space, radius } = vars

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', alignItems: 'start' },
  },
})
export const lines = style({ display: 'grid' })
export const sum = style({
  display: 'grid',
  gap: space[3],
  padding: space[5],
  borderRadius: radius.card,
  background: color.surfaceSunken,
  '@media': { [media.tablet]: { position: 'sticky', insetBlockStart: space[6] } },
})
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
})
export const amounts = style({ display: 'grid', justifyItems: 'end' })
