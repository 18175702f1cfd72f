import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'
import { emojiFaces } from './emojiFaces.ts'

const { color, space, radius } = vars

export const reactions = recipe({
  base: { display: 'flex', flexWrap: 'wrap', gap: space[1], marginBlockEnd: '2px' },
  variants: { isOwn: { true: { justifyContent: 'flex-end' } } },
})
export const chip = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minWidth: '44px',
    minHeight: '28px',
    padding: `0 ${space[2]}`,
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.full,
    background: color.surface,
    color: color.textMuted,
    fontSize: vars.fontSize.caption,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
  },
  variants: {
    isOn: {
      true: {
        borderColor: color.accentBorder,
        background: color.accentSoft,
        color: color.text,
        fontWeight: vars.weight.bold,
      },
    },
  },
})
export const face = style({ fontFamily: emojiFaces })
/** They overlap like lights that are held up side by side. */
export const lights = style({ display: 'inline-flex' })
export const light = style({
  display: 'inline-flex',
  color: color.accentText,
  selectors: { '& + &': { marginInlineStart: '-7px' } },
})
