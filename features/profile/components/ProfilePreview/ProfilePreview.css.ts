import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[3],
  padding: space[4],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
})
export const sign = style({
  gridColumn: '1 / -1',
  color: color.textMuted,
  fontSize: vars.fontSize.caption,
})
export const said = style({ display: 'grid', gap: space[1], minWidth: 0 })
export const name = recipe({
  base: {
    overflowWrap: 'anywhere',
    fontSize: vars.fontSize.small,
    fontWeight: vars.weight.bold,
  },
  variants: { isMissing: { true: { color: color.textMuted }, false: {} } },
})
export const bubble = style({
  justifySelf: 'start',
  padding: `${space[2]} ${space[4]}`,
  borderRadius: vars.radius.card,
  borderStartStartRadius: '4px',
  background: color.neutralSoft,
  fontSize: vars.fontSize.small,
})
