import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

export const picture = style({ overflow: 'hidden', borderRadius: vars.radius.card })
/** The place of a picture that is on its way. */
export const place = style({ display: 'grid', aspectRatio: 2 })
