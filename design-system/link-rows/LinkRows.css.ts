import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/layered.ts'

const { color, space } = vars

export const group = componentStyle({ display: 'grid', gap: space[2], minWidth: 0 })
export const rows = componentStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '52px',
  borderBlockEnd: `1px solid ${color.hairline}`,
  color: color.text,
  transition: `background ${vars.duration.fast}`,
  selectors: { '&:hover': { background: color.neutralSoft } },
})
export const icon = componentStyle({ color: color.textMuted, lineHeight: 0 })
/** Breaks between phrases, never inside a word that would have fitted on the next line. */
export const label = componentStyle({
  flex: 1,
  minWidth: 0,
  paddingBlock: space[2],
  wordBreak: 'auto-phrase',
})
export const value = componentStyle({
  maxWidth: '50%',
  color: color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
