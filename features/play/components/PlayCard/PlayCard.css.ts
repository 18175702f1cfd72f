import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, radius, space } = vars

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
/** Where the last would stand alone in its row, the first has a row to itself. */
export const place = style({
  selectors: {
    [`${cards}:has(> :nth-child(odd):last-child) > &:first-child`]: { gridColumn: '1 / -1' },
  },
  '@media': {
    [media.tablet]: {
      selectors: {
        [`${cards}:has(> :nth-child(odd):last-child) > &:first-child`]: { gridColumn: 'auto' },
      },
    },
  },
})
export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  color: color.text,
  textDecoration: 'none',
})
export const picture = style({
  display: 'block',
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `1px solid ${color.hairline}`,
})
export const words = style({ display: 'grid', justifyItems: 'start', gap: space[1] })
