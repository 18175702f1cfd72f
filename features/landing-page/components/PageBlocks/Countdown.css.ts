import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space, radius } = vars

export const band = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  padding: `${space[6]} ${space[4]}`,
  borderRadius: radius.card,
  background: color.accentSoft,
  textAlign: 'center',
})
export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[2],
  width: '100%',
  maxWidth: '420px',
})
export const cell = style({ display: 'grid', justifyItems: 'center' })
export const amount = style({
  fontSize: '2.25rem',
  fontWeight: vars.weight.bold,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  color: color.accentText,
  '@media': { [media.tablet]: { fontSize: '3rem' } },
})
export const unit = style({ fontSize: vars.fontSize.caption, color: color.textMuted })
export const moment = style({
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
