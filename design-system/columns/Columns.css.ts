import { vars } from '../theme/contract.css.ts'
import { componentRecipe, fromScale } from '../theme/layered.ts'

const filled = (smallest: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${smallest}), 1fr))`,
})

export const columns = componentRecipe({
  base: { display: 'grid' },
  variants: {
    gap: fromScale(vars.space, (gap) => ({ gap })),
    smallest: {
      small: filled('144px'),
      medium: filled('240px'),
      large: filled('320px'),
    },
  },
})
