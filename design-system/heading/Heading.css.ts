import { vars } from '../theme/contract.css.ts'
import { componentRecipe, fromScale } from '../theme/layered.ts'
import { media } from '../theme/media.ts'

const sizes = fromScale(vars.headingSize, ([phone, tablet]: readonly [string, string]) => ({
  fontSize: phone,
  ...(tablet !== phone && { '@media': { [media.tablet]: { fontSize: tablet } } }),
}))

export const heading = componentRecipe({
  base: {
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.heading,
    textWrap: 'balance',
    // Where a browser knows Japanese phrases, a heading breaks between them only.
    wordBreak: 'auto-phrase',
    letterSpacing: '0.01em',
  },
  variants: {
    size: sizes,
    isClamped: { true: { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } },
  },
})
