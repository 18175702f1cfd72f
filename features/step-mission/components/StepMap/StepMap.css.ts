import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, radius, space } = vars

/** A row of three steps; the road turns below each. */
export const rowHeight = 144

export const map = style({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background:
    'linear-gradient(light-dark(#dfeefb, #121c33), light-dark(#eaf3dc, #1c2b2a) 34%, light-dark(#f6ecd6, #2a2620) 78%, light-dark(#cfe8ee, #12303c))',
})
/** Its hill goes over into the ground of the road. */
export const scene = style({
  display: 'block',
  width: '100%',
  height: '132px',
  maskImage: 'linear-gradient(#000 84%, transparent)',
})
export const shore = style({ display: 'block', width: '100%', height: '112px' })
export const way = style({ position: 'relative' })
export const road = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  strokeLinecap: 'round',
})
const line = { strokeWidth: '14px', vectorEffect: 'non-scaling-stroke' } as const
export const ahead = style({ stroke: 'light-dark(#ffffff, #46504f)', ...line })
export const walked = style({ stroke: color.accentBorder, ...line })
export const steps = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gridAutoRows: `${rowHeight}px`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const stop = style({ minWidth: 0, paddingBlockStart: space[5], paddingInline: space[1] })
/** What the scenes are drawn in. */
export const ink = {
  light: style({ fill: 'light-dark(#fff6d8, #ffe9a8)' }),
  beam: style({ fill: 'light-dark(#fff6d8, #ffe08a)', opacity: 0.55 }),
  tower: style({ fill: 'light-dark(#ffffff, #d7deea)' }),
  band: style({ fill: color.accentSolid }),
  roof: style({ fill: 'light-dark(#35506e, #0a1220)' }),
  star: style({ fill: 'light-dark(#ffffff, #ffe9a8)' }),
  far: style({ fill: 'light-dark(#c5dfc4, #20333a)' }),
  near: style({ fill: 'light-dark(#a9cfa4, #233f3b)' }),
  sand: style({ fill: 'light-dark(#ecd9b4, #37302a)' }),
  sea: style({ fill: 'light-dark(#7fbfd4, #164456)' }),
  wave: style({ fill: 'light-dark(#a5d6e4, #1f5a6e)' }),
  house: style({ fill: 'light-dark(#fff9ee, #4a4650)' }),
  hull: style({ fill: 'light-dark(#35506e, #0c1a2a)' }),
}
