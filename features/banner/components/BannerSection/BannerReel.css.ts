import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, radius, space } = vars

export const reel = recipe({
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    margin: 0,
    // A focused card's ring needs room inside of what scrolls.
    padding: '4px',
    marginInline: '-4px',
    listStyle: 'none',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollPaddingInline: '4px',
    scrollbarWidth: 'none',
    borderRadius: radius.card,
  },
  variants: {
    way: {
      carousel: { gridAutoColumns: '100%', gap: space[3], scrollSnapType: 'x mandatory' },
      slide: {
        gridAutoColumns: '86%',
        gap: space[3],
        scrollSnapType: 'x mandatory',
        '@media': { [media.tablet]: { gridAutoColumns: '46%', gap: space[4] } },
      },
      swipe: {
        gridAutoColumns: '132px',
        gap: space[3],
        scrollSnapType: 'x proximity',
        '@media': { [media.tablet]: { gridAutoColumns: '168px', gap: space[4] } },
      },
    },
  },
})
globalStyle(`${reel.classNames.base} > li`, { scrollSnapAlign: 'start', minWidth: 0 })
export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})
export const lights = style({ display: 'flex', gap: space[2], flex: 1 })
/** One for each, as on a console: which one is lit is also said in digits. */
export const light = recipe({
  base: {
    width: space[2],
    height: space[2],
    borderRadius: radius.full,
    background: color.borderControl,
  },
  variants: {
    isLit: {
      true: {
        width: space[5],
        background: color.accentSolid,
        '@media': { [media.forcedColors]: { background: 'Highlight' } },
      },
    },
  },
})
export const arrows = style({ display: 'flex', alignItems: 'center', gap: space[1] })
