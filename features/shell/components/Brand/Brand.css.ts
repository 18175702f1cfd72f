import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  minHeight: '44px',
  '@media': {
    [media.desktop]: { position: 'relative', justifyContent: 'center' },
    [media.wide]: { justifyContent: 'flex-start', paddingInline: vars.space[3] },
  },
})
/** The narrow rail has room for the mark only; there the name is for the ear. */
export const name = style({
  overflow: 'hidden',
  fontSize: vars.fontSize.body,
  fontWeight: vars.weight.bold,
  lineHeight: 1.35,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '@media': {
    [media.desktop]: { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' },
    [media.wide]: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
  },
})
