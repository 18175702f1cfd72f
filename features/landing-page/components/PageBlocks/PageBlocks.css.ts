import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space, radius } = vars

export const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  paddingInline: space[4],
  '@media': { [media.tablet]: { paddingInline: 0, gap: space[16] } },
})
export const part = style({ display: 'grid', gap: space[4], minWidth: 0 })
/** No wider than can be read. */
export const column = style([
  part,
  {
    width: '100%',
    maxWidth: vars.measure,
    '@media': { [media.tablet]: { justifySelf: 'center' } },
  },
])
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
})
/** On a phone it reaches the window's edges. */
export const figure = style({
  display: 'grid',
  gap: space[3],
  marginInline: `calc(-1 * ${space[4]})`,
  '@media': { [media.tablet]: { marginInline: 0 } },
})
export const picture = style({
  display: 'block',
  overflow: 'hidden',
  '@media': { [media.tablet]: { borderRadius: radius.card } },
})
export const caption = style({
  paddingInline: space[4],
  fontSize: vars.fontSize.small,
  lineHeight: 1.6,
  color: color.textMuted,
  '@media': { [media.tablet]: { paddingInline: 0 } },
})
export const talents = style({
  display: 'grid',
  gap: space[3],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: space[4] },
  },
})
/** Beside their portrait on a phone, below it where they stand side by side. */
export const talent = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.accentSoft,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
})
export const portrait = style({ minWidth: 0 })
export const words = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[2],
  padding: space[4],
  minWidth: 0,
})
export const items = style({
  display: 'grid',
  gap: `${space[6]} ${space[3]}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: {
      gap: `${space[8]} ${space[5]}`,
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    },
  },
})
export const machines = style({
  display: 'grid',
  gap: space[6],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 480px))' },
  },
})
export const rows = style({ display: 'grid' })
/** A line each, told apart by the talent's penlight at its side. */
export const row = style({
  display: 'grid',
  gap: space[1],
  justifyItems: 'start',
  padding: `${space[3]} 0 ${space[3]} ${space[4]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  boxShadow: `inset 4px 0 0 ${color.accentSolid}`,
  color: color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.neutralSoft } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '200px minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: space[4],
      paddingBlock: space[4],
    },
  },
})
export const when = style({
  fontSize: vars.fontSize.small,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const code = style({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.neutralSoft,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', alignItems: 'center' },
  },
})
export const codePicture = style({ minWidth: 0 })
/** All of it leads to the films. */
export const film = style({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.neutralSoft,
  color: color.text,
  textDecoration: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'center' },
  },
})
export const filmPicture = style({ position: 'relative', display: 'block', minWidth: 0 })
/** Where one presses, as everywhere: in the middle. */
export const filmSign = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  borderRadius: radius.full,
  background: color.accentSolid,
  '::before': {
    content: '',
    width: '22px',
    height: '26px',
    marginInlineStart: '6px',
    background: color.textOnAccent,
    clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
  },
})
