import { vars } from '../theme/contract.css.ts'
import { componentRecipe } from '../theme/layered.ts'
import { media } from '../theme/media.ts'

const { space } = vars

export const page = componentRecipe({
  base: {
    display: 'grid',
    // What is too wide for its place scrolls or breaks there; the page stays as wide as the window.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[6],
    marginInline: 'auto',
    paddingBlockEnd: space[12],
    '@media': { [media.tablet]: { paddingInline: space[6] } },
  },
  variants: {
    width: {
      reading: { maxWidth: vars.measure },
      medium: { maxWidth: '1080px' },
      wide: { maxWidth: '1440px' },
    },
    isBleeding: {
      true: {},
      false: { paddingInline: space[4], paddingBlockStart: space[6] },
    },
  },
})
