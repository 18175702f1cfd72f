import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius, space } = vars

export const part = style({ display: 'grid', gap: space[3] })
export const list = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const row = style({ display: 'flex', alignItems: 'center', gap: space[3] })
export const thumb = style({
  flexShrink: 0,
  overflow: 'hidden',
  width: '72px',
  borderRadius: radius.control,
})
export const line = style({ display: 'grid', flex: 1, gap: space[1], minWidth: 0 })
export const numbers = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
})
export const mark = style({
  display: 'inline-flex',
  marginInlineStart: space[1],
  verticalAlign: '-3px',
  color: color.accentText,
})
export const bar = style({
  display: 'block',
  overflow: 'hidden',
  height: '8px',
  borderRadius: radius.full,
  background: color.neutralSoft,
})
export const fill = recipe({
  base: { display: 'block', height: '100%', borderRadius: radius.full },
  variants: {
    /** The viewer's own; where there is none, the most chosen. */
    isStrong: {
      true: { background: color.accentSolid },
      false: { background: color.borderControl },
    },
  },
})
