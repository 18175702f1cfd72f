import { vars } from '../theme/contract.css.ts'
import { componentRecipe, componentStyle } from '../theme/layered.ts'

export const row = componentStyle({ display: 'flex', gap: vars.space[3], flexWrap: 'wrap' })
export const part = componentRecipe({
  base: { display: 'flex' },
  variants: {
    unit: {
      after: { alignItems: 'center', gap: vars.space[2], fontSize: vars.fontSize.body },
      above: { flexDirection: 'column', fontSize: vars.fontSize.small },
    },
  },
})
export const width = componentRecipe({
  base: { textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
  variants: { digits: { 2: { width: '64px' }, 4: { width: '92px' } } },
})
