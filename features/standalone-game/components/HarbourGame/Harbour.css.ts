import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, radius, space } = vars

/** One below the other on a phone; beside each other where there is room. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 520px) minmax(0, 1fr)', gap: space[8] },
  },
})
export const side = style({ display: 'grid', gap: space[4], minWidth: 0 })
export const hint = style({
  margin: 0,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  background: color.surfaceSunken,
  wordBreak: 'auto-phrase',
})
