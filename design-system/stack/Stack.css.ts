import { vars } from '../theme/contract.css.ts'
import { componentRecipe, fromScale } from '../theme/layered.ts'

export const stack = componentRecipe({
  base: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  variants: {
    gap: fromScale(vars.space, (gap) => ({ gap })),
    align: {
      stretch: { alignItems: 'stretch' },
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
    },
  },
  defaultVariants: { align: 'stretch' },
})
