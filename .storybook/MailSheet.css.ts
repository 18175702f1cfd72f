import { style } from '@vanilla-extract/css'

/** Lines as they are, broken where they must be. */
export const mailText = style({
  margin: 0,
  font: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
