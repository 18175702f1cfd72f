import { globalLayer } from '@vanilla-extract/css'

// Declared once and imported by every style, so that the order never depends on
// which component happens to load first. Features write outside layers and win.
export const reset = globalLayer('reset')
export const theme = globalLayer('theme')
export const components = globalLayer('components')
