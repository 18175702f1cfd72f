import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, duration, easing, fontSize, radius, weight } = vars
const ground = { earth: 'light-dark(#f3e8d8, #2d2721)', dug: 'light-dark(#e6d6bf, #3a3129)' }

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: '4px',
} as const

export const sky = style([columns, { paddingInline: '6px' }])
export const sun = recipe({
  base: {
    display: 'grid',
    justifyItems: 'center',
    paddingBlock: '2px',
    color: 'light-dark(#a05a00, #ffc94d)',
    transition: `opacity ${duration.normal}`,
  },
  variants: { isHere: { true: {}, false: { opacity: 0 } } },
})
export const board = style([
  columns,
  {
    padding: '6px',
    borderRadius: radius.card,
    background: ground.earth,
    touchAction: 'manipulation',
  },
])
/** Rows and the cells in them are for those who hear the board; it is laid out as one grid. */
export const row = style({ display: 'contents' })
export const held = style({ display: 'grid', minWidth: 0 })

const grow = keyframes({ from: { transform: 'scale(0.6)' }, '60%': { transform: 'scale(1.12)' } })

export const cell = recipe({
  base: {
    position: 'relative',
    aspectRatio: '1',
    padding: '3%',
    border: '2px solid transparent',
    borderRadius: radius.control,
    background: ground.dug,
    color: color.text,
    cursor: 'pointer',
    overflow: 'hidden',
    selectors: {
      '&[aria-disabled="true"]': { cursor: 'default' },
      '&:focus-visible': {
        outline: `3px solid ${color.focusRing}`,
        outlineOffset: '1px',
        zIndex: 1,
      },
    },
  },
  variants: {
    ground: {
      empty: {
        '@media': {
          [media.hover]: {
            // What takes nothing invites nobody: a game that is watched, or over.
            selectors: {
              '&:hover:not([aria-disabled="true"])': { borderColor: color.accentBorder },
            },
          },
        },
      },
      planted: { background: 'light-dark(#eef7e4, #35442f)' },
      weedy: { background: 'light-dark(#ece3f0, #362d3a)' },
    },
    isPointedAt: { true: { borderColor: color.accentSolid, borderStyle: 'dashed' } },
    isGrown: {
      true: {
        animation: `${grow} ${duration.slow} ${easing.in}`,
        '@media': { [media.reducedMotion]: { animation: 'none' } },
      },
    },
  },
})
/** Light on the sun's column. */
export const column = style({
  position: 'absolute',
  inset: 0,
  background: 'light-dark(#ffcf4d59, #ffc94d33)',
  pointerEvents: 'none',
})
/** Plants are told apart without their colours, too. */
export const level = style({
  position: 'absolute',
  insetInlineEnd: '4px',
  insetBlockEnd: '1px',
  fontSize: fontSize.caption,
  fontWeight: weight.bold,
  '::after': { content: 'attr(data-level)' },
})
