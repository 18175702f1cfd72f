import { createVar, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentRecipe, componentStyle } from '../theme/layered.ts'
import { media } from '../theme/media.ts'

const { color } = vars
const [solid, solidHover, ink, soft, softHover, edge, words] = Array.from({ length: 7 }, () =>
  createVar(),
) as [string, string, string, string, string, string, string]

const hover = (rule: StyleRule): StyleRule => ({
  selectors: { '&:hover:not(:disabled)': rule as Record<string, string> },
})

const emphases = {
  solid: {
    background: solid,
    color: ink,
    borderColor: edge,
    ...hover({ background: solidHover }),
  },
  soft: { background: soft, color: words, ...hover({ background: softHover }) },
  outline: {
    background: color.surface,
    color: words,
    borderColor: edge,
    ...hover({ background: soft }),
  },
  quiet: { color: words, ...hover({ background: soft }) },
}

const tones = {
  accent: [
    color.accentSolid,
    color.accentSolidHover,
    color.textOnAccent,
    color.accentSoft,
    color.accentSoftHover,
    color.accentBorder,
    color.accentText,
  ],
  neutral: [
    color.text,
    color.textMuted,
    color.surface,
    color.neutralSoft,
    color.neutralSoftHover,
    color.borderControl,
    color.text,
  ],
  danger: [
    color.dangerSolid,
    color.dangerSolidHover,
    color.textOnDanger,
    color.dangerSoft,
    color.dangerSoftHover,
    color.dangerBorder,
    color.dangerText,
  ],
} as const

const tone = ([a, b, c, d, e, f, g]: (typeof tones)[keyof typeof tones]): StyleRule => ({
  vars: { [solid]: a, [solidHover]: b, [ink]: c, [soft]: d, [softHover]: e, [edge]: f, [words]: g },
})

export const button = componentRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    maxWidth: '100%',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontWeight: vars.weight.bold,
    lineHeight: 1.35,
    textAlign: 'center',
    textWrap: 'balance',
    wordBreak: 'auto-phrase',
    userSelect: 'none',
    transition: `background ${vars.duration.fast}, scale ${vars.duration.fast} ${vars.easing.in}`,
    selectors: {
      '&:active:not(:disabled)': { scale: '0.98' },
      '&:disabled': { opacity: 0.45 },
    },
    '@media': { [media.reducedMotion]: { selectors: { '&&:active': { scale: '1' } } } },
  },
  variants: {
    tone: { accent: tone(tones.accent), neutral: tone(tones.neutral), danger: tone(tones.danger) },
    emphasis: emphases,
    size: {
      small: {
        minHeight: '36px',
        paddingInline: vars.space[3],
        paddingBlock: vars.space[1],
        fontSize: vars.fontSize.small,
        // Small to the eye, not to the thumb.
        '@media': {
          [media.touch]: {
            selectors: { '&::after': { content: '', position: 'absolute', inset: '-5px' } },
          },
        },
      },
      medium: {
        minHeight: '44px',
        paddingInline: vars.space[4],
        paddingBlock: vars.space[2],
        fontSize: vars.fontSize.body,
      },
      large: {
        minHeight: '52px',
        paddingInline: vars.space[6],
        paddingBlock: vars.space[2],
        fontSize: vars.fontSize.control,
      },
    },
    shape: {
      words: {},
      square: { paddingInline: 0, aspectRatio: '1', flexShrink: 0, borderRadius: vars.radius.full },
    },
    isFullWidth: { true: { width: '100%' } },
    isBusy: { true: { cursor: 'progress' } },
  },
  compoundVariants: [
    {
      // A penlight in a dark hall.
      variants: { tone: 'accent', emphasis: 'solid' },
      style: { boxShadow: `0 0 24px -8px light-dark(transparent, ${color.accentSolid})` },
    },
  ],
})

/** Keeps the button's width while the spinner stands in for its words. */
export const behind = componentStyle({ visibility: 'hidden' })
export const inFront = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
})
export const content = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
})
