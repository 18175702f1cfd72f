import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/layered.ts'
import { media } from '../theme/media.ts'

const { color, space } = vars

/** As wide as the window on a phone, so that what goes on can be seen to. */
export const bar = componentStyle({
  overflowX: 'auto',
  marginInline: `calc(-1 * ${space[4]})`,
  paddingInline: space[4],
  // The ring of a link in focus is not cut.
  paddingBlock: '3px',
  scrollbarWidth: 'none',
  '@media': { [media.tablet]: { marginInline: 0, paddingInline: '3px' } },
})
export const list = componentStyle({
  display: 'flex',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { flexWrap: 'wrap' } },
})
export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: space[4],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.full,
  background: color.surface,
  color: color.textMuted,
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background ${vars.duration.fast}`,
  selectors: {
    '&:hover': { background: color.accentSoft, color: color.text },
    '&[aria-current]': {
      borderColor: color.accentBorder,
      background: color.accentSoft,
      color: color.accentText,
      fontWeight: vars.weight.bold,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } },
  },
})
