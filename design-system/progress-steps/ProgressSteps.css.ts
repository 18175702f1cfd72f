import { vars } from '../theme/contract.css.ts'
import { componentRecipe, componentStyle } from '../theme/layered.ts'
import { media } from '../theme/media.ts'

const { color } = vars

export const steps = componentStyle({ display: 'flex', gap: '6px', height: '6px' })
export const step = componentRecipe({
  base: {
    flex: 1,
    borderRadius: vars.radius.full,
    background: color.neutralSoftHover,
    transition: `background ${vars.duration.slow}`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  variants: {
    state: {
      done: { background: color.accentBorder },
      current: {
        flexGrow: 1.8,
        background: color.accentBorder,
        boxShadow: `0 0 10px -1px ${color.accentSolid}`,
      },
      ahead: {},
    },
  },
})
export const words = componentStyle({
  display: 'block',
  marginBlockEnd: vars.space[2],
  fontSize: vars.fontSize.caption,
  fontWeight: vars.weight.medium,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
