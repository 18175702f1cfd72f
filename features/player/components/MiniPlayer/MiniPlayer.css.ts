import { globalStyle, style } from '@vanilla-extract/css'
import { footHeight } from '#design-system/action-bar/ActionBar.css.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'
import { ownHead, stripHeight } from '#platform/film/ownHead.css.ts'

const { color, space, radius } = vars

/** Over the bar of a phone and under what is told in passing; in a corner of a large screen. */
export const corner = style({
  position: 'fixed',
  zIndex: vars.layer.bar,
  insetInline: space[2],
  insetBlockEnd: 'calc(68px + env(safe-area-inset-bottom))',
  display: 'grid',
  gridTemplateColumns: '114px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  overflow: 'hidden',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.float,
  viewTransitionName: 'mini-player',
  '@media': {
    [media.desktop]: {
      insetInline: `auto ${space[5]}`,
      insetBlockEnd: space[5],
      width: '336px',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
    },
  },
})
/** The film's own dark, whatever the page's. */
export const screen = style({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  background: '#0b0f2c',
  '@media': { [media.desktop]: { gridColumn: '1 / -1' } },
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: '44px',
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [media.desktop]: { paddingInlineStart: space[4], paddingBlock: space[2] } },
})
export const ways = style({
  display: 'flex',
  '@media': { [media.desktop]: { paddingInlineEnd: space[2] } },
})
const roomHeight = '76px'
// What a page is for stands over it.
globalStyle(`:root:has(.${corner})`, {
  '@media': { [media.phone]: { vars: { [footHeight]: roomHeight } } },
})
/** What a page keeps free under its content, so that its end is read. */
export const room = style({
  height: roomHeight,
  '@media': { [media.desktop]: { display: 'none' } },
})

const height = '52px'
/** Under the head of a screen that has one of its own, such as a conversation: its foot is for writing. */
export const strip = style({
  position: 'fixed',
  positionAnchor: ownHead,
  zIndex: vars.layer.bar,
  insetInlineEnd: 0,
  // Where a browser knows no anchors: as tall as such a head is.
  insetBlockStart: ['53px', 'anchor(bottom, 53px)'],
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  boxSizing: 'border-box',
  width: 'min(100%, 336px)',
  height,
  overflow: 'hidden',
  borderBlockEnd: `1px solid ${color.hairline}`,
  background: color.surfaceRaised,
  viewTransitionName: 'mini-player',
  '@supports': {
    '(anchor-name: --head)': {
      left: 'anchor(left, 0px)',
      right: 'anchor(right, 0px)',
      width: 'auto',
    },
  },
})
globalStyle(`:root:has(.${strip})`, { vars: { [stripHeight]: height } })
export const stripScreen = style({
  display: 'block',
  width: '100%',
  height,
  objectFit: 'cover',
  background: '#0b0f2c',
})
export const stripWords = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: '44px',
  color: 'inherit',
  textDecoration: 'none',
})
export const stripWays = style({ display: 'flex' })
