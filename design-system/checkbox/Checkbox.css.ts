import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/layered.ts'
import { media } from '../theme/media.ts'

const { color } = vars

/** Its parts are laid out each by itself: a block's margin beside one line of text is not always drawn alike. */
export const whole = componentStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const row = componentStyle({
  position: 'relative',
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'flex-start',
  minHeight: '44px',
  paddingBlock: '9px',
  cursor: 'pointer',
})
export const input = componentStyle({
  appearance: 'none',
  flexShrink: 0,
  width: '24px',
  height: '24px',
  border: `1.5px solid ${color.borderControl}`,
  borderRadius: '6px',
  background: color.surface,
  transition: `background ${vars.duration.fast}`,
  selectors: {
    '&:checked': { background: color.accentSolid, borderColor: color.accentBorder },
    '&[aria-invalid=true]': { borderColor: color.dangerBorder },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
})
export const mark = componentStyle({
  position: 'absolute',
  insetBlockStart: '13px',
  insetInlineStart: '4px',
  color: color.textOnAccent,
  opacity: 0,
  scale: '0.6',
  pointerEvents: 'none',
  transition: `opacity ${vars.duration.fast}, scale ${vars.duration.normal} ${vars.easing.in}`,
  selectors: { ':checked ~ &': { opacity: 1, scale: '1' } },
  '@media': { [media.forcedColors]: { display: 'none' } },
})
/** Help and errors stand under the words, not under the box. */
export const under = componentStyle({ paddingInlineStart: '36px', marginBlockStart: '-4px' })
export const words = componentStyle({
  fontSize: vars.fontSize.body,
  lineHeight: '26px',
  wordBreak: 'auto-phrase',
})
