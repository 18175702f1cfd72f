import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius } = vars

/** Its own colours in every browser. */
export const bar = style({
  overflow: 'hidden',
  width: '100%',
  height: '8px',
  border: 0,
  borderRadius: radius.full,
  background: color.neutralSoft,
  appearance: 'none',
  selectors: {
    '&::-webkit-progress-bar': { background: color.neutralSoft },
    '&::-webkit-progress-value': { borderRadius: radius.full, background: color.accentSolid },
    '&::-moz-progress-bar': { borderRadius: radius.full, background: color.accentSolid },
  },
})
