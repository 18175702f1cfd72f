import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, duration, easing, fontSize, radius, space, weight } = vars

export const scene = style({
  position: 'relative',
  width: '100%',
  aspectRatio: '400 / 440',
  borderRadius: radius.card,
  overflow: 'hidden',
  isolation: 'isolate',
})
/** Three terraces of four plots, and the water with its boats below them. */
export const plots = style({
  position: 'absolute',
  inset: '19.5% 3% 24.500%',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gridTemplateRows: 'repeat(3, minmax(0, 1fr))',
  columnGap: '1%',
})
const lift = keyframes({ '50%': { transform: 'translateY(-5px)' } })
const focus = {
  outline: `3px solid ${color.focusRing}`,
  outlineOffset: '-2px',
  zIndex: 1,
}
export const plot = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'end center',
    minWidth: 0,
    minHeight: 0,
    padding: '0 4% 2%',
    border: 'none',
    borderRadius: radius.control,
    background: 'transparent',
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: { '&:focus-visible': focus },
  },
  variants: {
    isChosen: { true: { background: 'light-dark(#fffffF99, #ffffff33)' } },
  },
})
/** Where nothing stands yet. */
export const ground = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '74%',
    height: '46%',
    marginBlockEnd: '8%',
    border: '2px dashed light-dark(#4c6b3dB3, #9fc4a6B3)',
    borderRadius: '50%',
    background: 'light-dark(#ffffff4d, #0000002e)',
    color: 'light-dark(#33502a, #d5ead8)',
    fontSize: fontSize.large,
    fontWeight: weight.bold,
    lineHeight: 1,
  },
  variants: {
    isInvited: {
      true: {
        borderColor: color.accentSolid,
        background: 'light-dark(#ffffffb3, #ffffff33)',
      },
    },
  },
})
export const flags = style({
  position: 'absolute',
  top: '-8%',
  insetInlineEnd: '-12%',
  width: '42%',
})
export const quay = style({
  position: 'absolute',
  inset: '75.500% 2% 0',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: '2%',
})
export const berth = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  justifyItems: 'center',
  minWidth: 0,
  padding: '0 0 6px',
  border: 'none',
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  selectors: { '&:is(button)': { cursor: 'pointer' }, '&:focus-visible': focus },
})
export const afloat = recipe({
  base: { width: '76%', minHeight: 0 },
  variants: {
    state: {
      idle: {},
      out: { opacity: 0.45, transform: 'scale(0.72)', transformOrigin: '50% 30%' },
      home: {
        animation: `${lift} 1.6s ease-in-out infinite`,
        '@media': { [media.reducedMotion]: { animation: 'none' } },
      },
    },
  },
})
export const tag = recipe({
  base: {
    maxWidth: '100%',
    padding: `1px ${space[2]}`,
    borderRadius: radius.full,
    fontSize: fontSize.caption,
    lineHeight: 1.5,
    fontWeight: weight.bold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  variants: {
    state: {
      idle: { background: 'light-dark(#ffffffcc, #0a1022cc)', color: color.text },
      out: { background: 'light-dark(#ffffffcc, #0a1022cc)', color: color.text },
      home: { background: color.accentSolid, color: color.textOnAccent },
    },
  },
})
const grow = keyframes({ from: { transform: 'scale(0.5)' }, '60%': { transform: 'scale(1.12)' } })
export const built = style({
  position: 'relative',
  height: '100%',
  maxWidth: '100%',
  aspectRatio: '1',
  transformOrigin: '50% 94%',
  animation: `${grow} ${duration.slow} ${easing.in}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})
