import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { barHeight } from '#design-system/navigation-bar/NavigationBar.css.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const height = `calc(100dvh - ${barHeight})`

export const layout = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: '340px minmax(0, 1fr)',
      height: '100dvh',
    },
    [media.wide]: { gridTemplateColumns: '400px minmax(0, 1fr)' },
  },
})
/** Below 1024 px the list scrolls with the page; beside a channel it scrolls by itself. */
export const side = recipe({
  base: {
    '@media': {
      [media.desktop]: {
        display: 'block',
        overflowY: 'auto',
        scrollbarWidth: 'thin',
        borderInlineEnd: `1px solid ${vars.color.hairline}`,
      },
    },
  },
  variants: { isChannelOpen: { true: { display: 'none' } } },
})
export const detail = recipe({
  base: {
    minWidth: 0,
    height,
    '@media': { [media.desktop]: { display: 'block', height: '100dvh' } },
  },
  variants: { isChannelOpen: { false: { display: 'none' } } },
})
