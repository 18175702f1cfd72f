import { vars } from '../theme/contract.css.ts'
import { componentRecipe, fromScale } from '../theme/layered.ts'

export const surface = componentRecipe({
  base: { borderRadius: vars.radius.card, border: '1px solid transparent', minWidth: 0 },
  variants: {
    tone: {
      paper: { background: vars.color.surface, borderColor: vars.color.hairline },
      raised: {
        background: vars.color.surfaceRaised,
        borderColor: vars.color.hairline,
        boxShadow: vars.shadow.float,
      },
      sunken: { background: vars.color.surfaceSunken },
      accent: { background: vars.color.accentSoft },
    },
    padding: fromScale(vars.space, (padding) => ({ padding })),
  },
})
