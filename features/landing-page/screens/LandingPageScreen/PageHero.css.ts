import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { space, radius } = vars

export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  '@media': { [media.tablet]: { marginBlockStart: space[6], borderRadius: radius.card } },
})
/** Tall on a phone, wide on a desktop: the picture is cropped around its focus. */
export const frame = style({
  display: 'grid',
  aspectRatio: '4 / 5',
  maxHeight: '76vh',
  width: '100%',
  '@media': { [media.tablet]: { aspectRatio: '16 / 9', maxHeight: '64vh' } },
})
globalStyle(`${frame} > span`, { aspectRatio: 'auto !important', height: '100%' })
/** In the picture, whose lower part darkens towards them: they are read over whatever is drawn there. */
export const words = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gap: space[2],
  padding: `${space[16]} ${space[5]} ${space[6]}`,
  color: '#fff',
  background: 'linear-gradient(to top, #0b0f2cf0, #0b0f2cc4 52%, #0b0f2c00)',
  '@media': { [media.tablet]: { padding: `${space[16]} ${space[10]} ${space[10]}` } },
})
export const until = style({
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
export const lead = style({
  maxWidth: '36em',
  fontSize: vars.fontSize.control,
  lineHeight: 1.7,
  textWrap: 'pretty',
  wordBreak: 'auto-phrase',
})
