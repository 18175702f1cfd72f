import { vars } from '../theme/contract.css.ts'
import { componentRecipe, componentStyle } from '../theme/layered.ts'

const { color } = vars

export const banner = componentRecipe({
  base: {
    display: 'flex',
    gap: vars.space[3],
    alignItems: 'flex-start',
    padding: `${vars.space[3]} ${vars.space[4]}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontSize: vars.fontSize.small,
    lineHeight: 1.65,
  },
  variants: {
    tone: {
      info: { background: color.neutralSoft },
      success: { background: color.successSoft },
      warning: { background: color.warningSoft },
      danger: { background: color.dangerSoft },
    },
  },
})

export const sign = componentRecipe({
  base: { display: 'flex', alignItems: 'center', height: '1.65em' },
  variants: {
    tone: {
      info: { color: color.textMuted },
      success: { color: color.successText },
      warning: { color: color.warningText },
      danger: { color: color.dangerText },
    },
  },
})

export const body = componentStyle({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  minWidth: 0,
})
export const words = componentStyle({
  flex: '1 1 16em',
  minWidth: 0,
  wordBreak: 'auto-phrase',
  textWrap: 'pretty',
})
export const title = componentStyle({ fontWeight: vars.weight.bold })
