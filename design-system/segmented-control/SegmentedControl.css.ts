import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/layered.ts'
import { media } from '../theme/media.ts'

const { color } = vars

export const track = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: '2px',
  padding: '3px',
  border: `1px solid ${color.hairline}`,
  borderRadius: '11px',
  background: color.surfaceSunken,
})
export const segment = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minHeight: '44px',
  paddingInline: vars.space[2],
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.medium,
  lineHeight: 1.35,
  textAlign: 'center',
  wordBreak: 'auto-phrase',
  color: color.textMuted,
  cursor: 'pointer',
  transition: `background ${vars.duration.fast}`,
  selectors: {
    '&:hover': { color: color.text },
    '&:has(:checked)': {
      background: color.surfaceRaised,
      borderColor: color.accentBorder,
      color: color.accentText,
      fontWeight: vars.weight.bold,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focusRing}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
})
export const input = componentStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  selectors: { '&:focus-visible': { outline: 'none' } },
})
