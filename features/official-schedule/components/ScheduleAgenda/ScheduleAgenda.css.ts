import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { space } = vars

/** Jumped to, it keeps its distance from the window's edge. */
export const day = style({ display: 'grid', minWidth: 0, scrollMarginBlockStart: space[6] })
export const dayHead = style({ display: 'flex', alignItems: 'center', gap: space[3] })
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
