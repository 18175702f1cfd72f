import { vars } from '../theme/contract.css.ts'
import { componentRecipe, componentStyle } from '../theme/layered.ts'

const { color } = vars

export const frame = componentStyle({ position: 'relative', display: 'flex', gap: vars.space[2] })

export const cell = componentRecipe({
  base: {
    flex: '1 1 0',
    maxWidth: '56px',
    height: '60px',
    display: 'grid',
    placeItems: 'center',
    border: `1px solid ${color.borderControl}`,
    borderRadius: vars.radius.control,
    background: color.surface,
    fontSize: '1.5rem',
    lineHeight: 1,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    // The middle of six digits is where the eye rests.
    selectors: { '&:nth-child(5)': { marginInlineStart: vars.space[2] } },
  },
  variants: {
    isInvalid: { true: { borderColor: color.dangerBorder } },
    isActive: {
      true: {
        selectors: {
          ':focus-visible ~ &': {
            borderColor: color.focusRing,
            outline: `2px solid ${color.focusRing}`,
            outlineOffset: '-1px',
          },
        },
      },
    },
    isFilled: { true: { borderColor: color.accentBorder, background: color.accentSoft } },
  },
})

/** The one real input lies over the boxes: paste, autofill and IME work as everywhere. */
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  zIndex: vars.layer.part,
  width: '100%',
  fontSize: '1.5rem',
  color: 'transparent',
  caretColor: 'transparent',
  outline: 'none',
  letterSpacing: '1em',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::selection': { background: 'transparent' },
  },
})
