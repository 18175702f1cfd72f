import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, radius, space } = vars

export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(196px, 1fr))',
      gap: space[4],
    },
  },
})
/** A stage of its own for each, in the light of whose it is. */
export const item = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: space[3],
  padding: space[4],
  paddingBlockStart: space[5],
  borderRadius: radius.card,
  border: `1px solid ${color.hairline}`,
  background: `radial-gradient(90% 60% at 50% 22%, ${color.accentSoft}, transparent), ${color.surface}`,
  textAlign: 'center',
})
export const picture = style({ width: '112px' })
export const words = style({ display: 'grid', gap: space[1], overflowWrap: 'anywhere' })
