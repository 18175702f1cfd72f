import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

/** The stripe at its side is the talent's penlight. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  padding: `${space[4]} ${space[4]} ${space[4]} ${space[6]}`,
  borderRadius: radius.card,
  border: `1px solid ${color.hairline}`,
  background: color.surface,
  color: color.text,
  textDecoration: 'none',
  overflow: 'hidden',
  selectors: { '&:is(a):hover': { borderColor: color.accentBorder } },
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: space[4],
    insetInlineStart: space[2],
    width: '5px',
    borderRadius: radius.full,
    background: color.accentSolid,
  },
})
export const meta = style({ display: 'flex', alignItems: 'center', gap: space[2] })
export const when = style({
  fontSize: vars.fontSize.body,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
