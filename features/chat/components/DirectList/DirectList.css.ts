import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { space } = vars

export const lists = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
export const part = style({ padding: `${space[1]} ${space[2]}` })
export const list = style({ display: 'flex', flexDirection: 'column', gap: '2px' })
