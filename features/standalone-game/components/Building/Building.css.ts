import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'

export const picture = recipe({
  base: {
    display: 'block',
    width: '100%',
    height: '100%',
    overflow: 'visible',
    stroke: '#2b2f45',
    strokeWidth: 1.75,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    vars: { '--window': '#9cc8dd' },
  },
  variants: { isAtHome: { true: { vars: { '--window': '#ffd65c' } } } },
})
export const flag = style({ fill: vars.color.accentSolid })
export const glow = style({ fill: '#ffd65c', opacity: 0.35, stroke: 'none' })
