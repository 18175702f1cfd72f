import { style } from '@vanilla-extract/css'

export const centre = style({ display: 'grid', alignItems: 'center', height: '100%' })
