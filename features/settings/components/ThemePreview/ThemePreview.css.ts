import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars

export const card = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.float,
})
export const row = recipe({
  base: { display: 'flex' },
  variants: { isOwn: { true: { justifyContent: 'flex-end' }, false: {} } },
})
export const bubble = recipe({
  base: {
    maxWidth: '80%',
    padding: `${space[2]} ${space[4]}`,
    borderRadius: vars.radius.card,
    color: color.text,
    fontSize: vars.fontSize.small,
    lineHeight: 1.6,
  },
  variants: {
    isOwn: {
      true: { background: color.accentSoft, borderEndEndRadius: '4px' },
      false: { background: color.neutralSoft, borderEndStartRadius: '4px' },
    },
  },
})
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlockStart: space[1],
})
export const pill = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    paddingInline: space[4],
    minHeight: '36px',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontSize: vars.fontSize.small,
    fontWeight: vars.weight.bold,
  },
  variants: {
    emphasis: {
      solid: {
        borderColor: color.accentBorder,
        background: color.accentSolid,
        color: color.textOnAccent,
      },
      soft: { paddingInline: 0, color: color.accentText },
    },
  },
})
