import { vars } from '../theme/contract.css.ts'
import { componentRecipe } from '../theme/layered.ts'

export const textLink = componentRecipe({
  base: {
    // A finger's room over and under the words, which takes none from what is around.
    paddingBlock: vars.space[1],
    marginBlock: `calc(-1 * ${vars.space[1]})`,
    borderRadius: '2px',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.25em',
    transition: `text-decoration-thickness ${vars.duration.fast}`,
    selectors: { '&:hover': { textDecorationThickness: '2px' } },
  },
  variants: {
    tone: { accent: { color: vars.color.accentText }, inherit: { color: 'inherit' } },
  },
})
