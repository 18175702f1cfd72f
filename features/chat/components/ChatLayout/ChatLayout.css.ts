import { recipe } from '@vanilla-extract/recipes'
import { barHeight } from '#design-system/navigation-bar/NavigationBar.css.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

/** What the shell leaves of a tablet: its bar, and over a list its strip. */
const overBar = `calc(100dvh - ${barHeight})`
const betweenBars = `calc(100dvh - ${barHeight} - 53px)`

export const layout = recipe({
  base: {
    '@media': {
      [media.tablet]: { display: 'grid', gridTemplateColumns: '280px minmax(0, 1fr)' },
      [media.desktop]: { gridTemplateColumns: '340px minmax(0, 1fr)', height: '100dvh' },
      [media.wide]: { gridTemplateColumns: '400px minmax(0, 1fr)' },
    },
  },
  variants: {
    isChannelOpen: {
      true: { '@media': { [media.onlyTablet]: { height: overBar } } },
      false: { '@media': { [media.onlyTablet]: { height: betweenBars } } },
    },
  },
})
/** On a phone the list scrolls with the page; beside a channel it scrolls by itself. */
export const side = recipe({
  base: {
    '@media': {
      [media.tablet]: {
        overflowY: 'auto',
        scrollbarWidth: 'thin',
        borderInlineEnd: `1px solid ${vars.color.hairline}`,
      },
    },
  },
  variants: { isChannelOpen: { true: { '@media': { [media.phone]: { display: 'none' } } } } },
})
export const detail = recipe({
  base: {
    minWidth: 0,
    '@media': {
      [media.phone]: { height: 'calc(100dvh - env(safe-area-inset-bottom))' },
      [media.tablet]: { minHeight: 0 },
    },
  },
  variants: { isChannelOpen: { false: { '@media': { [media.phone]: { display: 'none' } } } } },
})
