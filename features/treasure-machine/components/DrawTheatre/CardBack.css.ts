import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color } = vars

export const back = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  border: `3px solid ${color.accentBorder}`,
  borderRadius: 'inherit',
  background: `linear-gradient(160deg, #2b2d72, #7c559f 60%, ${color.accentSolid})`,
  color: '#fff',
  boxShadow: 'inset 0 0 0 6px #ffffff1f',
})
