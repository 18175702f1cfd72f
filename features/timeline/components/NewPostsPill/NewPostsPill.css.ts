import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

/** Takes no room: it comes and goes without moving a line under the reader's eyes. Under the shell's strip on a phone. */
export const frame = style({
  position: 'sticky',
  insetBlockStart: 'calc(64px + env(safe-area-inset-top))',
  zIndex: 2,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  height: 0,
  pointerEvents: 'none',
  '@media': { [media.desktop]: { insetBlockStart: '12px' } },
})
export const pill = style({
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.float,
  pointerEvents: 'auto',
})
