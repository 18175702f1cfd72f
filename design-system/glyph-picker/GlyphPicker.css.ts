import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/layered.ts'
import { media } from '../theme/media.ts'

const { color, space, radius } = vars

/** Each system's own drawings. */
const faces = '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", "Noto Emoji", sans-serif'

export const picker = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minWidth: 0,
})
/** Five and a half rows: the half says that there are more. */
export const grid = componentStyle({
  height: '242px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
})
export const glyph = componentStyle({
  display: 'grid',
  placeItems: 'center',
  height: '44px',
  borderRadius: radius.control,
  fontFamily: faces,
  fontSize: '26px',
  lineHeight: 1,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: color.neutralSoft },
    '&[data-focus-visible]': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
  },
})
export const empty = componentStyle({
  padding: `${space[8]} ${space[4]}`,
  fontSize: vars.fontSize.small,
  textAlign: 'center',
  color: color.textMuted,
})
export const radios = componentStyle({ display: 'flex' })
export const choice = componentStyle({
  position: 'relative',
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  minHeight: '40px',
  borderRadius: radius.control,
  fontFamily: faces,
  fontSize: '20px',
  lineHeight: 1,
  color: color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.neutralSoft },
    '&:has(:checked)': { background: color.accentSoft, color: color.accentText },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})
export const input = componentStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  selectors: { '&:focus-visible': { outline: 'none' } },
})
