import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius, space, weight } = vars

export const card = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.surface,
})
export const head = style({ display: 'flex', alignItems: 'center', gap: space[4] })
const round = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: '64px',
  height: '64px',
  borderRadius: radius.full,
  fontSize: vars.fontSize.large,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
export const medal = styleVariants({
  has: [round, { background: color.accentSolid, color: color.textOnAccent }],
  none: [round, { background: color.neutralSoft, color: color.textMuted }],
})
export const band = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.hairline}`,
})
/** Its own colours in every browser. */
export const bar = style({
  overflow: 'hidden',
  width: '100%',
  height: '8px',
  border: 0,
  borderRadius: radius.full,
  background: color.neutralSoft,
  appearance: 'none',
  selectors: {
    '&::-webkit-progress-bar': { background: color.neutralSoft },
    '&::-webkit-progress-value': { borderRadius: radius.full, background: color.accentSolid },
    '&::-moz-progress-bar': { borderRadius: radius.full, background: color.accentSolid },
  },
})
