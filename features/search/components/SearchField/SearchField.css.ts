import { style } from '@vanilla-extract/css'
import { media } from '#design-system/theme/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const line = style({ display: 'flex', alignItems: 'flex-start', gap: space[2] })
export const field = style({ flex: 1, minWidth: 0 })
/** As high in its line as the field, which is a little taller. */
export const submit = style({ paddingBlockStart: '2px' })
export const list = style({
  margin: `${space[2]} 0 0`,
  padding: space[1],
  listStyle: 'none',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
})
export const suggestion = style({
  display: 'flex',
  width: '100%',
  minHeight: '44px',
  alignItems: 'center',
  gap: space[3],
  padding: `0 ${space[3]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.text,
  font: 'inherit',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  selectors: { '&:hover, &[aria-selected=true]': { background: color.neutralSoft } },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected=true]': { outline: '2px solid Highlight' } },
    },
  },
})
/** As wide as a face, so that all words begin in one line. */
export const mark = style({ display: 'grid', flexShrink: 0, width: '24px', placeItems: 'center' })
/** What it is, at the end of its row. */
export const aside = style({ flexShrink: 0, marginInlineStart: 'auto' })
