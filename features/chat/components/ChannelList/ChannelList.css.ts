import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

const { space } = vars

export const title = style({ padding: `${space[5]} ${space[4]} ${space[2]}` })
export const rows = style({ padding: space[2] })
export const list = style({ display: 'flex', flexDirection: 'column', gap: '2px' })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
})
/** Higher than the title beside it, which stays where it stands without. */
export const action = style({ marginBlock: '-12px' })
