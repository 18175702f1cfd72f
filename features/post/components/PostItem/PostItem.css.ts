import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

export const post = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  columnGap: space[3],
  paddingBlock: `${space[4]} ${space[1]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
})
/** Leads to who it is. */
export const face = style({ display: 'block', alignSelf: 'start', borderRadius: radius.full })
export const words = style({ display: 'grid', gap: space[1], minWidth: 0 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  minWidth: 0,
})
export const when = style({
  color: color.textMuted,
  fontSize: vars.fontSize.caption,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
/** No wider than a phone’s column: the words go on below. */
export const pictures = style({ maxWidth: '480px', paddingBlockStart: space[1] })
export const poll = style({ maxWidth: '480px', paddingBlock: `${space[2]} ${space[1]}` })
export const acts = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
})
export const signs = style({ display: 'flex', alignItems: 'center', gap: space[3] })
