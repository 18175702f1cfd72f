import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, fontSize, radius, space, weight } = vars

export const row = style({ display: 'flex', gap: space[2] })
export const step = style({
  position: 'relative',
  display: 'grid',
  flex: 1,
  placeItems: 'center',
  minHeight: '52px',
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.control,
  background: color.surface,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.accentSoft },
    '&:has([data-invalid])': { borderColor: color.dangerBorder },
    '&:has(:checked)': {
      borderColor: color.accentSolid,
      background: color.accentSolid,
      color: color.textOnAccent,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focusRing}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } },
    },
  },
})
/** Covers the step, unseen, so that a press anywhere reaches it. */
export const input = style({
  position: 'absolute',
  inset: 0,
  appearance: 'none',
  margin: 0,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: 'none' } },
})
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  marginBlockStart: space[1],
})
export const end = style({ color: color.textMuted, fontSize: fontSize.small })
