import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { space } = vars

export const toggles = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
export const buttons = style({
  display: 'grid',
  gap: space[3],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})
