import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const about = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  maxWidth: '820px',
  marginInline: 'auto',
  padding: `${space[1]} ${space[3]} 0`,
  color: color.accentText,
})
export const aboutWords = style({
  flex: 1,
  minWidth: 0,
  fontSize: vars.fontSize.caption,
  lineHeight: 1.5,
})
export const aboutText = style({
  display: 'block',
  overflow: 'hidden',
  color: color.textMuted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
