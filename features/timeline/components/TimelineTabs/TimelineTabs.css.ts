import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space } = vars

/** From edge to edge on a phone. */
export const bar = style({
  marginInline: `calc(-1 * ${space[4]})`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  '@media': { [media.tablet]: { marginInline: 0 } },
})
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '48px',
  color: color.textMuted,
  fontSize: vars.fontSize.body,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background ${vars.duration.fast}`,
  selectors: {
    '&:hover': { background: color.neutralSoft },
    '&[aria-current]': { color: color.text, fontWeight: vars.weight.bold },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: '-1px',
      width: '56px',
      height: '3px',
      borderRadius: vars.radius.full,
      background: color.accentSolid,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current]::after': { background: 'Highlight' } },
    },
  },
})
