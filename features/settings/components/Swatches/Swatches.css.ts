import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space } = vars

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(64px, 1fr))',
  gap: space[1],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))' } },
})
export const swatch = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[1],
  paddingBlock: '6px',
  borderRadius: vars.radius.control,
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.neutralSoft },
    '&:has(:checked)': { background: color.neutralSoft },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
  },
})
/** Covers the swatch, unseen, so that a press anywhere reaches it. */
export const input = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: 'none' } },
})
export const dot = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    border: '1px solid',
    borderRadius: vars.radius.full,
  },
  variants: {
    isGrey: {
      false: {
        borderColor: color.accentBorder,
        background: color.accentSolid,
        color: color.textOnAccent,
      },
      true: { borderColor: 'transparent', background: color.textMuted, color: color.surface },
    },
  },
})
/** The longest is a little wider than its dot's column on a phone, and stays in one line. */
export const name = style({
  fontSize: vars.fontSize.caption,
  lineHeight: 1.4,
  letterSpacing: '-0.02em',
  textAlign: 'center',
  whiteSpace: 'nowrap',
})
