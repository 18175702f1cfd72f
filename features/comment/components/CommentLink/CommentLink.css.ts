import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

/** As high as a thumb needs, beside the lights. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minWidth: '44px',
  minHeight: '44px',
  paddingInline: space[2],
  borderRadius: radius.full,
  color: color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  touchAction: 'manipulation',
  selectors: { '&:hover': { background: color.neutralSoft } },
})
