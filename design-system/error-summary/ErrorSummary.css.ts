import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/layered.ts'

export const frame = componentStyle({ borderRadius: vars.radius.control })

export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  marginBlock: `${vars.space[1]} 0`,
  paddingInlineStart: '1.2em',
})
