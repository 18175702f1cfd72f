import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space, radius } = vars

export const profile = style({ display: 'grid', gap: space[6] })
export const head = style({ display: 'grid', gap: space[3] })
/** A hall lit in the oshi's colour, the oshi at its side. */
export const hall = style({
  position: 'relative',
  overflow: 'hidden',
  height: '128px',
  background: `radial-gradient(120% 140% at 18% 120%, color-mix(in oklab, ${color.accentSolid} 55%, transparent), transparent 64%), ${color.accentSoft}`,
  '@media': {
    [media.tablet]: { height: '168px', marginBlockStart: space[6], borderRadius: radius.card },
  },
})
/** As high as the hall and up to its end, so that the picture's edges are the hall's; where it begins, it melts into it. */
export const oshiBust = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  width: '128px',
  maskImage: 'linear-gradient(to right, transparent, black 40%)',
  '@media': { [media.tablet]: { width: '168px' } },
})
/** The face stands half in the hall, and keeps a ring of its colour. */
export const face = style({
  position: 'relative',
  width: 'fit-content',
  marginBlockStart: '-60px',
  marginInlineStart: space[4],
  padding: '3px',
  borderRadius: radius.full,
  background: color.background,
  boxShadow: `0 0 0 3px ${color.accentSolid}`,
  lineHeight: 0,
  '@media': { [media.tablet]: { marginInlineStart: space[6] } },
})
const sides = {
  paddingInline: space[4],
  '@media': { [media.tablet]: { paddingInline: space[6] } },
} as const
export const words = style({ ...sides, display: 'grid', gap: space[2], overflowWrap: 'anywhere' })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[1],
})
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] })
/** A character of the demo: said in grey, so that it is no honour and no warning. */
export const resident = style([
  fact,
  {
    paddingInline: space[2],
    borderRadius: radius.full,
    background: color.surfaceRaised,
    color: color.textMuted,
  },
])
export const oshi = style({ color: color.accentText, lineHeight: 0 })
export const ways = style({ ...sides, display: 'flex', gap: space[2], flexWrap: 'wrap' })
export const part = style({ ...sides, display: 'grid', gap: space[3] })
export const posts = style({ margin: 0, padding: 0, listStyle: 'none' })
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] })
export const badge = style({ display: 'grid', gap: space[1], width: '72px', textAlign: 'center' })
export const badgePicture = style({ width: '72px' })
