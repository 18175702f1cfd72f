import { style } from '@vanilla-extract/css'

/** Pressed by its button. */
export const hiddenInput = style({ display: 'none' })
