import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space } = vars

export const rows = style({ borderTop: `1px solid ${color.hairline}` })
export const row = style({
  display: 'grid',
  gap: `${space[1]} ${space[6]}`,
  padding: `${space[4]} 0`,
  borderBottom: `1px solid ${color.hairline}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '12em minmax(0, 1fr)' } },
})
