import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space } = vars

export const copyable = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '32px',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: vars.fontSize.small,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.control,
  ':hover': { color: color.accentText },
})

export const copied = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  color: color.successText,
  fontSize: vars.fontSize.caption,
})

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  border: `1px solid ${color.hairline}`,
})

export const swatch = style({
  display: 'flex',
  alignItems: 'end',
  minHeight: '56px',
  padding: space[2],
})

/** The figure of a colour, which has to be read on any. */
export const hex = style({
  padding: `0 ${space[2]}`,
  borderRadius: vars.radius.full,
  background: color.surface,
  color: color.text,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontVariantNumeric: 'tabular-nums',
})

export const roleRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[1]} ${space[6]}`,
  alignItems: 'center',
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.hairline}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 13rem) minmax(0, 15rem) minmax(0, 1fr)' },
  },
})

export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  height: '40px',
})

export const paletteRow = style({
  display: 'grid',
  gridTemplateColumns: '5rem repeat(2, minmax(0, 1fr))',
  gap: space[3],
  alignItems: 'center',
  paddingBlock: space[1],
})

export const matrix = style({ borderCollapse: 'separate', borderSpacing: '3px', width: '100%' })

export const matrixCell = style({ padding: 0, minWidth: '76px' })

export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: space[1],
  padding: `${space[1]} ${space[2]}`,
  borderRadius: vars.radius.control,
  background: color.background,
  color: color.text,
  fontSize: vars.fontSize.caption,
  fontVariantNumeric: 'tabular-nums',
})

export const dot = style({
  width: '16px',
  height: '16px',
  borderRadius: vars.radius.full,
  background: color.accentSolid,
  boxShadow: `inset 0 0 0 1px ${color.accentBorder}`,
})

export const sample = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '88px',
  height: '36px',
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.medium,
})

export const tooFaint = style({ color: color.dangerText, fontWeight: vars.weight.bold })

export const specimenRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[1]} ${space[6]}`,
  alignItems: 'baseline',
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.hairline}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 13rem) minmax(0, 1fr)' } },
})

export const narrow = style({
  width: '272px',
  maxWidth: '100%',
  padding: space[4],
  borderInlineStart: `2px solid ${color.accentBorder}`,
})

export const bar = style({ height: '16px', background: color.accentSolid, borderRadius: '2px' })

export const shapes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: space[5],
})

export const shape = style({ display: 'grid', gap: space[2], alignContent: 'start' })

export const box = style({
  height: '96px',
  background: color.accentSoft,
  border: `1px solid ${color.accentBorder}`,
})

export const layers = style({
  position: 'relative',
  height: '320px',
  borderRadius: vars.radius.card,
  background: color.surfaceSunken,
  overflow: 'hidden',
})

export const sheetOfLayer = style({
  position: 'absolute',
  width: '56%',
  padding: `${space[2]} ${space[4]}`,
  height: '72px',
  borderRadius: vars.radius.control,
  background: color.surfaceRaised,
  border: `1px solid ${color.hairline}`,
  boxShadow: vars.shadow.float,
  display: 'flex',
  // Its head lies under the layer above it.
  alignItems: 'end',
  justifyContent: 'space-between',
  fontVariantNumeric: 'tabular-nums',
})

export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: space[2],
})

export const iconTile = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[2],
  padding: `${space[4]} ${space[2]}`,
  borderRadius: vars.radius.control,
  fontSize: vars.fontSize.caption,
  ':hover': { background: color.neutralSoft },
})

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: space[5],
  alignItems: 'end',
})

export const picture = style({
  width: '100%',
  height: '180px',
  objectFit: 'contain',
  borderRadius: vars.radius.control,
})

export const scene = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
})
