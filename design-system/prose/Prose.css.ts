import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/layered.ts'

const { space } = vars

export const prose = componentStyle({
  display: 'grid',
  gap: space[4],
  fontSize: vars.fontSize.body,
  lineHeight: 1.85,
  whiteSpace: 'pre-line',
  wordBreak: 'auto-phrase',
  overflowWrap: 'anywhere',
})
export const list = componentStyle({
  display: 'grid',
  gap: space[2],
  margin: 0,
  paddingInlineStart: '1.4em',
  whiteSpace: 'normal',
  listStyle: 'disc',
})
