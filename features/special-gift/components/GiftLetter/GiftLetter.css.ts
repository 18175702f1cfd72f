import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space, radius, shadow, measure } = vars

/** A line of letter paper is as high as a line of its words. */
const line = '2em'

export const head = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'center',
})
export const face = style({ overflow: 'hidden', borderRadius: radius.full })
export const own = style({
  paddingInlineStart: space[4],
  borderInlineStart: `3px solid ${color.hairline}`,
  maxWidth: measure,
})
export const sheet = style({
  position: 'relative',
  display: 'grid',
  gap: space[6],
  maxWidth: measure,
  padding: `${space[8]} ${space[5]}`,
  borderRadius: radius.card,
  borderBlockStart: `4px solid ${color.accentSolid}`,
  background: color.surfaceRaised,
  boxShadow: shadow.float,
  '@media': { [media.tablet]: { padding: `${space[10]} ${space[10]}` } },
})
export const written = style({ overflow: 'hidden', borderRadius: radius.control })
export const ruled = style({
  margin: 0,
  fontSize: vars.fontSize.large,
  lineHeight: line,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  backgroundImage: `repeating-linear-gradient(to bottom, transparent 0 calc(${line} - 1px), ${color.accentSoftHover} calc(${line} - 1px) ${line})`,
})
export const signed = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'flex-end',
  textAlign: 'end',
})
export const seal = style({ flex: 'none', width: '56px', overflow: 'hidden' })
