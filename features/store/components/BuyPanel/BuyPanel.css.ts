import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { space } = vars

export const toggles = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
/** On a phone all of it stands in the page's own column, along which its bar stays in sight. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minWidth: 0,
  '@media': { [media.phone]: { display: 'contents' } },
})
export const said = style({ flex: '1 1 100%', minWidth: 0 })
/** Beside the buttons of a bar that has left the price above far behind. */
export const price = style({
  flex: '1 1 auto',
  '@media': { [media.tablet]: { display: 'none' } },
})
export const buttons = recipe({
  base: { display: 'grid', gap: space[3], gridTemplateColumns: '1fr 1fr' },
  variants: {
    isAlone: {
      true: { flex: '1 1 160px', '@media': { [media.phone]: { gridTemplateColumns: '1fr' } } },
      false: { flex: '1 1 300px' },
    },
  },
})
