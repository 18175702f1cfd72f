import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius, space, weight } = vars

export const place = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[1],
  minWidth: 0,
  textAlign: 'center',
})
const medal = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  border: '3px solid',
  borderRadius: radius.full,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
export const sign = styleVariants({
  OPEN: [
    medal,
    { borderColor: color.borderControl, background: color.surface, color: color.textMuted },
  ],
  DONE: [
    medal,
    {
      borderColor: color.surface,
      background: color.accentSolid,
      color: color.textOnAccent,
      boxShadow: `0 0 0 4px ${color.accentBorder}`,
    },
  ],
  CLAIMED: [
    medal,
    { borderColor: color.accentSolid, background: color.accentSoft, color: color.accentText },
  ],
})
/** Words stand on paper: the road runs behind them. */
export const words = style({
  display: 'grid',
  maxWidth: '100%',
  paddingInline: space[2],
  borderRadius: radius.control,
  background: `color-mix(in srgb, ${color.surface} 84%, transparent)`,
})
