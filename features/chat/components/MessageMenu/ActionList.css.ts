import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space, radius } = vars

export const actions = style({ marginInline: `calc(-1 * ${space[2]})` })
export const action = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    width: '100%',
    minHeight: '48px',
    padding: `0 ${space[2]}`,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    fontSize: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:hover, &:active': { background: color.neutralSoft } },
  },
  variants: { tone: { neutral: { color: color.text }, danger: { color: color.dangerText } } },
  defaultVariants: { tone: 'neutral' },
})
