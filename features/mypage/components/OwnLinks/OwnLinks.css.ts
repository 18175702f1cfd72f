import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space } = vars

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[6],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[8] },
  },
})
export const group = style({ display: 'grid', gap: space[2] })
export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '52px',
  borderBlockEnd: `1px solid ${color.hairline}`,
  color: color.text,
  transition: `background ${vars.duration.fast}`,
  selectors: { '&:hover': { background: color.neutralSoft } },
})
export const label = style({ flex: 1, minWidth: 0 })
export const icon = style({ color: color.textMuted, lineHeight: 0 })
