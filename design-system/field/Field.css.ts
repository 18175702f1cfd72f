import { vars } from '../theme/contract.css.ts'
import { componentRecipe, componentStyle } from '../theme/layered.ts'
import { media } from '../theme/media.ts'

const { color } = vars

export const field = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: 0,
})
export const label = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.bold,
  lineHeight: 1.5,
})
/** A legend is no flex item: the room under it is its own. */
export const legend = componentStyle({ paddingBlockEnd: vars.space[2] })
export const required = componentStyle({
  padding: '0 6px',
  borderRadius: '4px',
  fontSize: vars.fontSize.caption,
  fontWeight: vars.weight.medium,
  color: color.accentText,
  background: color.accentSoft,
})
/** Short words of the interface break between phrases, and leave no orphan. */
const phrased = { wordBreak: 'auto-phrase', textWrap: 'pretty' } as const

export const description = componentStyle({
  ...phrased,
  fontSize: vars.fontSize.small,
  lineHeight: 1.65,
  color: color.textMuted,
})
export const error = componentStyle({
  ...phrased,
  display: 'flex',
  gap: '6px',
  fontSize: vars.fontSize.small,
  lineHeight: 1.65,
  color: color.dangerText,
})
/** The icon sits on the first line, however many follow. */
export const errorIcon = componentStyle({ display: 'flex', alignItems: 'center', height: '1.65em' })

/** The box that words are typed into. 16 px: less makes iOS zoom the page. */
export const box = componentRecipe({
  base: {
    width: '100%',
    minHeight: '48px',
    padding: '10px 14px',
    border: `1px solid ${color.borderControl}`,
    borderRadius: vars.radius.control,
    background: color.surface,
    color: color.text,
    fontSize: vars.fontSize.control,
    lineHeight: 1.6,
    transition: `border-color ${vars.duration.fast}`,
    selectors: {
      '&:focus, &:focus-within': {
        borderColor: color.focusRing,
        outline: `1px solid ${color.focusRing}`,
        outlineOffset: 0,
      },
      '&:disabled': { background: color.surfaceSunken, color: color.textMuted },
      '&[aria-invalid=true]': { borderColor: color.dangerBorder },
      '&[aria-invalid=true]:focus': { outlineColor: color.dangerBorder },
    },
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
  variants: {
    trailing: { true: { paddingInlineEnd: '52px' } },
  },
})
