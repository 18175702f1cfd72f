import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space, radius } = vars

export const frame = style({ display: 'grid', gap: space[3], minWidth: 0 })
export const chosen = style({
  overflow: 'hidden',
  '@media': { [media.tablet]: { borderRadius: radius.card } },
})
export const smalls = style({ display: 'flex', gap: space[2], paddingInline: space[4] })
export const small = style({
  display: 'block',
  width: '64px',
  borderRadius: radius.control,
  overflow: 'hidden',
  border: '2px solid transparent',
  selectors: { '&[aria-pressed="true"]': { borderColor: color.accentSolid } },
})
