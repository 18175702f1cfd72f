import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/layered.ts'

export const line = componentStyle({ border: 0, borderTop: `1px solid ${vars.color.hairline}` })

export const labelled = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.fontSize.caption,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::before, &::after': {
      content: '',
      flex: 1,
      borderTop: `1px solid ${vars.color.hairline}`,
    },
  },
})
