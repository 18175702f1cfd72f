import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'

const { color, space } = vars
const appear = keyframes({ from: { visibility: 'hidden' } })

export const place = style({
  position: 'fixed',
  zIndex: vars.layer.overlay,
  insetInline: space[4],
  // Under the header of the page, or of the room.
  insetBlockStart: 'calc(72px + env(safe-area-inset-top))',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
})
export const note = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    padding: `${space[2]} ${space[4]}`,
    border: `1px solid ${color.hairline}`,
    borderRadius: vars.radius.full,
    background: color.warningSoft,
    color: color.warningText,
    fontSize: vars.fontSize.small,
    fontWeight: vars.weight.medium,
    lineHeight: 1.5,
    boxShadow: vars.shadow.float,
  },
  // A connection that is back within two seconds was never worth a word.
  variants: { isPatient: { true: { animation: `${appear} 2s step-end` } } },
})
export const reload = style({
  minBlockSize: '24px',
  padding: `0 ${space[1]}`,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.weight.bold,
  textDecoration: 'underline',
  cursor: 'pointer',
  pointerEvents: 'auto',
})
