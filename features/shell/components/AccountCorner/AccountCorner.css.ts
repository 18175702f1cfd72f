import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { space } = vars

export const account = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  minWidth: '44px',
  minHeight: '44px',
  borderRadius: vars.radius.control,
  '@media': { [media.wide]: { justifyContent: 'flex-start', paddingInline: space[4] } },
})
/** Where only the face has room, the link's label says the name. */
export const name = style({
  display: 'none',
  overflow: 'hidden',
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '@media': { [media.wide]: { display: 'block' } },
})
export const guest = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[1],
  whiteSpace: 'nowrap',
  '@media': {
    [media.desktop]: { flexDirection: 'column', alignItems: 'stretch', gap: space[2] },
  },
})
/** Quieter than the ways in, and as easily hit. */
export const language = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '44px',
  paddingInline: space[2],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
})
