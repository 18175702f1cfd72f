import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

export const question = style({ display: 'grid', gap: vars.space[3], flex: '1 1 100%' })
