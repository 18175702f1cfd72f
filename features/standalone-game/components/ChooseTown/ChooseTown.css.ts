import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, fontSize, radius, space, weight } = vars

export const towns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
  gap: space[4],
})
export const town = style({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  padding: space[4],
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.surface,
})
/** The town from far: what stands where. */
export const map = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '2px',
  padding: space[2],
  borderRadius: radius.control,
  background: 'light-dark(#8fc077, #29503f)',
})
export const place = style({ aspectRatio: '1.25', display: 'grid', placeItems: 'end center' })
export const building = style({ width: '80%', maxWidth: '52px', aspectRatio: '1' })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space[3],
  rowGap: space[1],
  margin: 0,
  fontSize: fontSize.small,
})
export const term = style({ color: color.textMuted })
export const fact = style({
  margin: 0,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
})
