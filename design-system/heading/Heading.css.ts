import { vars } from '../theme/contract.css.ts'
import { componentRecipe } from '../theme/layered.ts'
import { media } from '../theme/media.ts'

export const heading = componentRecipe({
  base: {
    fontWeight: vars.weight.bold,
    lineHeight: 1.35,
    textWrap: 'balance',
    // Where a browser knows Japanese phrases, a heading breaks between them only.
    wordBreak: 'auto-phrase',
    letterSpacing: '0.01em',
  },
  variants: {
    size: {
      display: {
        fontSize: '2rem',
        '@media': { [media.tablet]: { fontSize: '2.75rem' } },
      },
      xlarge: {
        fontSize: '1.5rem',
        '@media': { [media.tablet]: { fontSize: '1.875rem' } },
      },
      large: {
        fontSize: '1.25rem',
        '@media': { [media.tablet]: { fontSize: '1.375rem' } },
      },
      medium: { fontSize: '1.0625rem' },
      small: { fontSize: '0.9375rem' },
    },
    isClamped: { true: { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } },
  },
})
