import { fallbackVar, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'
import { ownHead, stripHeight } from '#platform/film/ownHead.css.ts'

const { color, space, radius } = vars

export const conversation = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
})
export const room = style({ position: 'relative', flex: 1, minHeight: 0 })
/** A room in which it is said who is writing: its end leaves that a place. */
export const typing = style({})
/** Lays out from its end: opened, it stands at the newest message before any script runs. */
export const scroller = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  height: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowAnchor: 'none',
  scrollbarWidth: 'thin',
})
export const content = style({
  // What bubbles are measured by.
  containerType: 'inline-size',
  flex: 'none',
  width: '100%',
  maxWidth: '820px',
  marginInline: 'auto',
  paddingBlockEnd: space[4],
  selectors: {
    [`${typing} &`]: { paddingBlockEnd: space[8] },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
})
export const head = style({
  anchorName: ownHead,
  // A film's strip hangs here, so that it covers nothing that is said.
  marginBlockEnd: fallbackVar(stripHeight, '0px'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '52px',
  padding: `${space[1]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  background: color.surface,
})
/** The way back to the list, which from 768 px is in sight. */
export const back = style({
  marginInline: '-8px -4px',
  '@media': { [media.tablet]: { display: 'none' } },
})
export const headLink = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: radius.full,
  selectors: { '&:hover': { background: color.neutralSoft } },
})
export const emblem = style({
  flex: 'none',
  width: '32px',
  borderRadius: '10px',
  overflow: 'hidden',
})
/** A name, and what stands beside it. */
export const title = style({ display: 'flex', alignItems: 'center', gap: space[1], minWidth: 0 })
export const names = style({ flex: 1, minWidth: 0 })
export const foot = style({
  borderBlockStart: `1px solid ${color.hairline}`,
  background: color.surface,
})
export const quiet = style({ padding: `${space[4]}`, textAlign: 'center' })
export const start = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[10]} ${space[4]} ${space[4]}`,
  textAlign: 'center',
})
export const startEmblem = style({ width: '88px', borderRadius: '24px', overflow: 'hidden' })
/** As tall as a few messages, and unchanged while they load. */
export const older = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[4],
})
export const messageRow = style({ display: 'flex', gap: space[2] })
/** Where the messages would be, laid out from their end as they are. */
export const face = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  gap: space[4],
  flex: 1,
  width: '100%',
  maxWidth: '820px',
  marginInline: 'auto',
  padding: space[4],
})
const pill = {
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: '50%',
  translate: '-50% 0',
  // Half the room would be left to it otherwise: its words would break.
  width: 'max-content',
  maxWidth: `calc(100% - 2 * ${space[4]})`,
  borderRadius: radius.control,
  boxShadow: vars.shadow.float,
  background: color.surfaceRaised,
} as const
export const pillTop = style({ ...pill, insetBlockStart: space[3] })
export const pillBottom = style({
  ...pill,
  insetBlockEnd: space[3],
  selectors: { [`${typing} &`]: { insetBlockEnd: space[8] } },
})
