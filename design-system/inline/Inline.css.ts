import { vars } from '../theme/contract.css.ts'
import { componentRecipe, fromScale } from '../theme/layered.ts'

export const inline = componentRecipe({
  base: { display: 'flex', minWidth: 0 },
  variants: {
    gap: fromScale(vars.space, (gap) => ({ gap })),
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
      stretch: { alignItems: 'stretch' },
    },
    justify: {
      start: {},
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    wrap: { true: { flexWrap: 'wrap' } },
  },
  defaultVariants: { align: 'center' },
})
