import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { space, radius } = vars

export const detail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(320px, 2fr)',
      alignItems: 'start',
      columnGap: space[8],
    },
  },
})
export const picture = style({ overflow: 'hidden', borderRadius: radius.card })
export const whole = style({ '@media': { [media.desktop]: { gridColumn: '1 / -1' } } })
export const place = style({ display: 'grid', aspectRatio: 2 })
