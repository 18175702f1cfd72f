import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

/** As high as a thumb needs; its sign stands in line with the words above it. */
export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minWidth: '44px',
    minHeight: '44px',
    marginInlineStart: `calc(-1 * ${space[2]})`,
    paddingInline: space[2],
    border: 0,
    borderRadius: radius.full,
    background: 'transparent',
    font: 'inherit',
    fontSize: vars.fontSize.small,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: { '&:hover': { background: color.neutralSoft } },
  },
  variants: {
    isLit: {
      true: { color: color.accentText, fontWeight: vars.weight.bold },
      false: { color: color.textMuted },
    },
  },
})
