import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius } = vars

/** Along the lower edge of a picture, over whatever it shows. */
export const bar = style({
  position: 'absolute',
  insetInline: '8px',
  insetBlockEnd: '8px',
  height: '6px',
  borderRadius: radius.full,
  overflow: 'hidden',
  background: 'rgb(0 0 0 / 0.55)',
})
export const fill = style({ display: 'block', height: '100%', background: '#fff' })
/** Over one that is not taken. */
export const veil = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'inherit',
  background: 'rgb(0 0 0 / 0.5)',
  color: '#fff',
  boxShadow: `inset 0 0 0 3px ${color.dangerSolid}`,
})
