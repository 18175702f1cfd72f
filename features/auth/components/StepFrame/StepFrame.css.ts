import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  boxSizing: 'border-box',
  paddingInline: `max(${vars.space[4]}, env(safe-area-inset-left)) max(${vars.space[4]}, env(safe-area-inset-right))`,
  paddingTop: vars.space[3],
  background: vars.color.background,
  '@media': { [media.tablet]: { paddingBlock: vars.space[6] } },
})

/** One calm column; on a phone it reaches down to the thumb, from 768 px it is as tall as its form. */
export const column = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[6],
    flexGrow: 1,
    width: '100%',
    maxWidth: '464px',
    marginInline: 'auto',
    '@media': { [media.tablet]: { flexGrow: 0, paddingTop: vars.space[10] } },
  },
  variants: { isWide: { true: { '@media': { [media.desktop]: { maxWidth: '720px' } } } } },
})

export const bar = style({
  width: '100%',
  maxWidth: '1120px',
  marginInline: 'auto',
  minHeight: '44px',
  // A name of two lines keeps its distance.
  paddingBlockEnd: vars.space[2],
})
