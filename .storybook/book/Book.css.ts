import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space } = vars

export const book = style({
  maxWidth: '1120px',
  minHeight: '100dvh',
  marginInline: 'auto',
  padding: `${space[10]} ${space[4]} ${space[16]}`,
  color: color.text,
  '@media': { [media.tablet]: { paddingInline: space[10] } },
})

export const head = style({ display: 'grid', gap: space[3], paddingBlockEnd: space[6] })

export const prose = style({
  maxWidth: vars.measure,
  color: color.textMuted,
  lineHeight: vars.lineHeight.body,
})

export const contents = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[5]}`,
  paddingBlock: space[3],
  borderBlock: `1px solid ${color.hairline}`,
  fontSize: vars.fontSize.small,
})

export const chapter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  paddingBlockStart: space[12],
  scrollMarginBlockStart: 0,
})

export const chapterHead = style({ display: 'grid', gap: space[2] })

export const link = style({
  color: color.accentText,
  fontWeight: vars.weight.medium,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  ':hover': { textDecorationThickness: '2px' },
})

export const code = style({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.9em',
  overflowWrap: 'anywhere',
})

export const foot = style({
  marginBlockStart: space[12],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.textMuted,
  fontSize: vars.fontSize.small,
})

/** Rows of the same kind, hung on hairlines: never a box in a box. */
export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[2]} ${space[6]}`,
  alignItems: 'center',
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.hairline}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 13rem) minmax(0, 1fr)' },
  },
})

export const scroller = style({ overflowX: 'auto' })

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.small,
  textAlign: 'start',
})

export const cell = style({
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: vars.weight.regular,
  ':first-child': { paddingInlineStart: 0 },
})

export const headCell = style([
  cell,
  {
    color: color.textMuted,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    verticalAlign: 'bottom',
  },
])

export const figure = style([
  cell,
  { fontVariantNumeric: 'tabular-nums', textAlign: 'end', whiteSpace: 'nowrap' },
])
export const headFigure = style([headCell, { textAlign: 'end' }])

/** A piece of a mode's own paper within the page. */
export const paper = style({
  background: color.background,
  color: color.text,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  padding: space[5],
  minWidth: 0,
})

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
