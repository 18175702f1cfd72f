import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

export const moon = style({ display: 'inline-flex', flex: 'none', color: vars.color.text })
