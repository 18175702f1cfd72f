import { style } from '@vanilla-extract/css'

export const emblem = style({ borderRadius: '14px', overflow: 'hidden' })
