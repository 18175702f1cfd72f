import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

export const worn = style({
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: vars.space[1],
  minWidth: 0,
  maxWidth: '100%',
  verticalAlign: 'bottom',
})
/** Where it is kept to one line and too long for it, the moon stays. */
export const name = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' })
