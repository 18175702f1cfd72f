import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

export const list = style({ display: 'flex', flexDirection: 'column' })
export const day = style({
  display: 'flex',
  justifyContent: 'center',
  marginBlock: `${space[6]} ${space[2]}`,
})
export const dayWords = style({
  padding: `2px ${space[3]}`,
  borderRadius: radius.full,
  background: color.neutralSoft,
  color: color.textMuted,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.weight.medium,
})
const rule = { content: '', flex: 1, height: '1px', background: color.accentBorder } as const
export const unread = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  margin: `${space[5]} ${space[4]} ${space[1]}`,
  '::before': rule,
  '::after': rule,
})
export const unreadWords = style({
  color: color.accentText,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.weight.bold,
})
/** As high as a message of one line: where many are withheld, the list is about as long as with them. */
export const withheld = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '48px',
  paddingInline: space[4],
  color: color.textMuted,
  fontSize: vars.fontSize.small,
})
