import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const bar = style({ background: color.accentSoft })
/** As wide as the conversation above it. */
export const inside = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  maxWidth: '820px',
  marginInline: 'auto',
  padding: `${space[2]} ${space[3]} ${space[2]} ${space[4]}`,
})
