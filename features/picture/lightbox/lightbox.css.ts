import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { space } = vars

/** Over the dark around a picture, in each theme. */
export const caption = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  maxHeight: '40%',
  overflowY: 'auto',
  padding: `${space[3]} ${space[4]} max(${space[3]}, env(safe-area-inset-bottom))`,
  background: 'rgb(0 0 0 / 0.72)',
  color: '#fff',
  fontSize: vars.fontSize.small,
  lineHeight: 1.6,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: { '&[hidden]': { display: 'none' } },
})
