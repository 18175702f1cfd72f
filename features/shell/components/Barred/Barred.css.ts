import { style } from '@vanilla-extract/css'

/** All that the page has, so it stands in its middle. */
export const page = style({ display: 'grid', alignContent: 'center', minHeight: '100dvh' })
