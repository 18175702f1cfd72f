import { style } from '@vanilla-extract/css'
import { media } from '#design-system/theme/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'

const { space } = vars

export const list = style({
  display: 'grid',
  gap: `${space[6]} ${space[3]}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
