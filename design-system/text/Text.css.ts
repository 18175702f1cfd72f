import { vars } from '../theme/contract.css.ts'
import { componentRecipe } from '../theme/layered.ts'

const clamp = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: lines,
  overflow: 'hidden',
})

export const text = componentRecipe({
  // What the interface says breaks between phrases; what fans wrote, as they wrote it.
  base: { wordBreak: 'auto-phrase' },
  variants: {
    size: {
      caption: { fontSize: vars.fontSize.caption, lineHeight: vars.lineHeight.caption },
      small: { fontSize: vars.fontSize.small, lineHeight: vars.lineHeight.small },
      body: { fontSize: vars.fontSize.body, lineHeight: vars.lineHeight.body },
      large: { fontSize: vars.fontSize.large, lineHeight: vars.lineHeight.body },
    },
    tone: {
      default: { color: vars.color.text },
      muted: { color: vars.color.textMuted },
      accent: { color: vars.color.accentText },
      danger: { color: vars.color.dangerText },
    },
    weight: {
      regular: { fontWeight: vars.weight.regular },
      medium: { fontWeight: vars.weight.medium },
      bold: { fontWeight: vars.weight.bold },
    },
    tabular: { true: { fontVariantNumeric: 'tabular-nums' } },
    isPreformatted: { true: { whiteSpace: 'pre-wrap', wordBreak: 'normal' } },
    lines: { 1: clamp(1), 2: clamp(2), 3: clamp(3), 4: clamp(4) },
  },
})
