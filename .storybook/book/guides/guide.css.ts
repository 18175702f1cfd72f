import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space } = vars

export const list = style({
  display: 'grid',
  gap: space[2],
  maxWidth: vars.measure,
  paddingInlineStart: space[5],
  listStyle: 'disc',
})

export const examples = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const example = style({ display: 'grid', gap: space[2], alignContent: 'start' })

export const stage = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '160px',
  padding: space[5],
  borderRadius: vars.radius.card,
  background: color.surface,
  border: `1px solid ${color.hairline}`,
})

export const verdict = style({ display: 'flex', alignItems: 'start', gap: space[2] })
export const good = style({ color: color.successText })
export const bad = style({ color: color.dangerText })
