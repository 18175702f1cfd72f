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
    [media.desktop]: { flexDirection: 'column', textAlign: 'center' },
    [media.wide]: { flexDirection: 'row', textAlign: 'start', paddingInline: vars.space[3] },
  },
})
export const name = style({
  overflow: 'hidden',
  fontSize: vars.fontSize.body,
  fontWeight: vars.weight.bold,
  lineHeight: 1.35,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '@media': {
    [media.desktop]: {
      width: '100%',
      fontSize: vars.fontSize.caption,
      whiteSpace: 'normal',
      textWrap: 'balance',
      wordBreak: 'auto-phrase',
    },
    [media.wide]: { fontSize: vars.fontSize.body },
  },
})
