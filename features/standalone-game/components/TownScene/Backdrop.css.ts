import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

export const backdrop = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  background: 'linear-gradient(light-dark(#bfe3f3, #101d38), light-dark(#fdf0d8, #33395f) 42%)',
})
const line = {
  stroke: 'light-dark(#2b2f45, #0a1022)',
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
} as const
export const far = style({ fill: 'light-dark(#b9d9a8, #2c4a44)' })
export const hills = [
  style({ fill: 'light-dark(#a9d08e, #2f5747)', ...line }),
  style({ fill: 'light-dark(#8fc077, #29503f)', ...line }),
  style({ fill: 'light-dark(#79b068, #234738)', ...line }),
]
export const path = style({ fill: 'light-dark(#ecdcb8, #6d6450)', ...line })
export const quay = style({ fill: 'light-dark(#cfc3b2, #5a5560)', ...line })
export const stones = style({ fill: 'none', ...line, opacity: 0.35 })
export const sea = style({ fill: 'light-dark(#5fb2cf, #16375a)' })
const drift = keyframes({ '50%': { transform: 'translateX(8px)' } })
export const wave = style({
  fill: 'none',
  stroke: 'light-dark(#e9f7fb, #4d7ea8)',
  strokeWidth: 2,
  strokeLinecap: 'round',
  animation: `${drift} 5s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})
export const sun = style({ fill: 'light-dark(#ffe08a, #fff3c9)' })
export const star = style({ fill: 'light-dark(transparent, #fff3c9)' })
export const gull = style({
  fill: 'none',
  stroke: 'light-dark(#2b2f45, #e8ecf7)',
  strokeWidth: 2,
  strokeLinecap: 'round',
})
export const tower = style({ fill: 'light-dark(#fff7e8, #d8dbe8)', ...line })
export const band = style({ fill: vars.color.accentSolid, ...line })
export const beam = style({ fill: 'light-dark(#ffffffa6, #fff3c966)' })
export const cord = style({ fill: 'none', ...line })
export const lamp = style({ fill: vars.color.accentSolid, ...line, strokeWidth: 1 })
export const spark = style({
  fill: 'none',
  stroke: vars.color.accentSolid,
  strokeWidth: 3,
  strokeLinecap: 'round',
})
