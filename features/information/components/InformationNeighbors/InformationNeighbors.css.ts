import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space, radius } = vars

export const nav = style({
  display: 'grid',
  gap: space[3],
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${color.hairline}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const neighbor = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  padding: space[4],
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.text,
  textDecoration: 'none',
})
export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: color.textMuted,
  fontSize: vars.fontSize.caption,
})
