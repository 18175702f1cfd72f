import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

export const row = style({
  display: 'flex',
  gap: space[3],
  minWidth: 0,
  paddingBlock: space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
})
/** As wide as the longest time of the language, so that the lights stand in a line. */
export const time = style({
  display: 'grid',
  alignContent: 'start',
  flexShrink: 0,
  width: '3.25em',
  textAlign: 'end',
  selectors: { ':lang(en) &': { width: '4.75em' } },
})
export const head = style({ display: 'grid', flex: 1, gap: space[3], minWidth: 0 })
export const link = style({
  display: 'grid',
  gap: space[1],
  minWidth: 0,
  borderRadius: radius.control,
  color: color.text,
  textDecoration: 'none',
})
export const title = style({ selectors: { [`${link}:hover &`]: { color: color.accentText } } })
export const struck = style({ textDecorationThickness: '1px' })
export const faces = style({ display: 'flex', alignItems: 'center', gap: space[1], minWidth: 0 })
export const face = style({
  flexShrink: 0,
  overflow: 'hidden',
  width: '28px',
  borderRadius: radius.full,
})
export const foot = style({ display: 'flex', alignItems: 'center', gap: space[3] })
