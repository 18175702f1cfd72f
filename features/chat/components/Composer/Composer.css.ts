import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { space } = vars

export const composer = style({
  // Whom one may mention stands over it.
  position: 'relative',
  padding: `${space[2]} ${space[3]}`,
  maxWidth: '820px',
  width: '100%',
  marginInline: 'auto',
})
export const row = style({ display: 'flex', alignItems: 'flex-end', gap: space[1] })
export const area = style({ flex: 1, minWidth: 0 })
export const atDesk = style({ '@media': { [media.touch]: { display: 'none' } } })
/** While files are held over the page. */
export const dropping = style({
  outline: `2px dashed ${vars.color.accentBorder}`,
  outlineOffset: '-4px',
  borderRadius: vars.radius.card,
})
export const counter = style({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingInlineEnd: '56px',
})
