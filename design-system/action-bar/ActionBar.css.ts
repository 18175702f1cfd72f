import { globalStyle } from '@vanilla-extract/css'
import { barHeight } from '../navigation-bar/NavigationBar.css.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/layered.ts'
import { media } from '../theme/media.ts'

const { color, space } = vars

/** How much of a phone's foot something else takes over the tab bar; unset where nothing does. */
export const footHeight = '--foot-height'
/** How much room the action itself takes there; unset where a page has none. */
export const actionHeight = '--action-height'

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  minWidth: 0,
  '@media': {
    [media.phone]: {
      position: 'sticky',
      zIndex: vars.layer.part,
      insetBlockEnd: `calc(${barHeight} + var(${footHeight}, 0px))`,
      // The last of what it stands among, so that it rests under all of it and covers nothing.
      order: 1,
      paddingBlock: space[3],
      // From edge to edge, however wide the place it stands in.
      background: color.surface,
      boxShadow: `0 100vmax 0 100vmax ${color.surface}, 0 calc(100vmax - 1px) 0 100vmax ${color.hairline}`,
      clipPath: 'inset(-1px -100vmax 0)',
      ':focus-visible': { outlineOffset: '-2px' },
    },
  },
})

// What takes the focus is scrolled clear of it.
globalStyle(`:root:has(.${bar})`, {
  '@media': {
    [media.phone]: {
      vars: { [actionHeight]: '112px' },
      scrollPaddingBlockEnd: `calc(${barHeight} + var(${footHeight}, 0px) + 128px)`,
    },
  },
})
