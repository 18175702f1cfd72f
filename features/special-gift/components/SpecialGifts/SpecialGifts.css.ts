import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space, radius, fontSize } = vars
const bare = { margin: 0, padding: 0, listStyle: 'none' } as const

export const pictures = style({
  ...bare,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[6]} ${space[3]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const framed = style({ overflow: 'hidden', borderRadius: radius.card })
export const taken = style({ display: 'grid', alignContent: 'start', gap: space[2] })
export const files = style({ display: 'grid', gap: space[1] })
export const file = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: space[2],
  borderRadius: radius.control,
  color: color.accentText,
  fontSize: fontSize.caption,
  textDecoration: 'none',
  ':hover': { background: color.neutralSoft },
})
export const tracks = style({ ...bare, display: 'grid', gap: space[5] })
export const track = style({ display: 'grid', gap: space[2] })
export const trackName = style({
  display: 'flex',
  gap: space[3],
  justifyContent: 'space-between',
  alignItems: 'baseline',
})
export const player = style({ width: '100%', height: '44px', colorScheme: 'inherit' })
export const book = style({ ...bare, display: 'grid', gap: space[10], maxWidth: '640px' })
export const page = style({ display: 'grid', gap: space[4] })
export const leave = style({ color: color.accentText, textUnderlineOffset: '0.2em' })
export const badge = style({
  display: 'grid',
  gridTemplateColumns: '96px auto',
  gap: space[4],
  alignItems: 'center',
  justifyContent: 'start',
})
