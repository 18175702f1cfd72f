import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius } = vars

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3px',
    flex: 'none',
    paddingInline: '6px',
    borderRadius: radius.full,
    fontSize: vars.fontSize.caption,
    fontWeight: vars.weight.bold,
    lineHeight: '20px',
  },
  variants: {
    role: {
      TALENT: { background: color.accentSolid, color: color.textOnAccent },
      STAFF: { background: color.neutralSoft, color: color.text },
    },
  },
})
