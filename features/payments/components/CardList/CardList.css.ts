import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { color } = vars

export const list = style({ display: 'flex', flexDirection: 'column' })
export const item = style({ borderBottom: `1px solid ${color.hairline}` })
