import { vars } from '../theme/contract.css.ts'
import { componentRecipe, componentStyle } from '../theme/layered.ts'

const { color, space } = vars

export const chip = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    maxWidth: '100%',
    padding: `2px ${space[2]}`,
    borderRadius: vars.radius.full,
    fontSize: vars.fontSize.caption,
    fontWeight: vars.weight.bold,
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      accent: { background: color.accentSoft, color: color.accentText },
      neutral: { background: color.neutralSoft, color: color.textMuted },
      success: { background: color.successSoft, color: color.successText },
      warning: { background: color.warningSoft, color: color.warningText },
      danger: { background: color.dangerSoft, color: color.dangerText },
    },
  },
})
export const words = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis' })
export const chipLink = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    maxWidth: '100%',
    minHeight: '44px',
    paddingInline: space[4],
    borderRadius: vars.radius.full,
    border: `1px solid ${color.hairline}`,
    background: color.surface,
    color: color.text,
    font: 'inherit',
    fontSize: vars.fontSize.small,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:hover': { background: color.accentSoft } },
  },
  variants: {
    isChosen: {
      true: {
        borderColor: color.accentBorder,
        background: color.accentSoft,
        color: color.accentText,
        fontWeight: vars.weight.bold,
      },
    },
  },
})
