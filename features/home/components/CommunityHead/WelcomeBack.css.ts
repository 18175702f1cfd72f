import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

export const greeting = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'stretch',
  borderRadius: radius.card,
  background: color.accentSoft,
  overflow: 'hidden',
})
export const bust = style({ display: 'flex', alignItems: 'end', minHeight: '96px' })
export const bubble = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space[1],
  padding: space[4],
})
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
