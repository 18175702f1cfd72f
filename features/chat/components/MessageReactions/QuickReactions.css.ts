import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { emojiFaces } from './emojiFaces.ts'

const { color, space, radius } = vars

export const quick = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[1],
  maxWidth: '400px',
  paddingBlockEnd: space[2],
})
export const quickOne = style({
  display: 'grid',
  placeItems: 'center',
  flex: '0 1 48px',
  aspectRatio: '1',
  minWidth: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.full,
  background: color.neutralSoft,
  color: color.accentText,
  fontFamily: emojiFaces,
  fontSize: '24px',
  lineHeight: 1,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      background: color.accentSoftHover,
      boxShadow: `inset 0 0 0 2px ${color.accentBorder}`,
    },
  },
})
