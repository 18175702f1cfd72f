import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, radius, space } = vars

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(104px, 100%), 1fr))',
  gap: space[2],
  // Four stand two by two rather than three and one.
  selectors: { '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(2, 1fr)' } },
  '@media': {
    [media.tablet]: {
      selectors: { '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(4, 1fr)' } },
    },
  },
})
export const tile = recipe({
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: space[1],
    height: '100%',
    paddingBlock: space[3],
    paddingInline: space[1],
    borderRadius: radius.card,
    border: '1px solid',
    color: color.text,
    textAlign: 'center',
    textDecoration: 'none',
  },
  variants: {
    isDone: {
      true: { borderColor: color.hairline, color: color.textMuted },
      false: {
        borderColor: color.accentBorder,
        background: color.accentSoft,
        ':hover': { background: color.accentSoftHover },
      },
    },
  },
})
export const label = style({ fontSize: vars.fontSize.small, fontWeight: vars.weight.bold })
export const state = style({ fontSize: vars.fontSize.caption })
