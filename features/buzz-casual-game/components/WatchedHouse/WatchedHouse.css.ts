import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

/**
 * As wide as a board that fits a window's height with what stands above it, and with the slider and the button below; on a
 * phone the shell's two bars take their share of it.
 */
export const watched = style({
  display: 'grid',
  gap: vars.space[3],
  width: '100%',
  maxWidth: 'min(440px, max(240px, calc(100dvh - 532px)))',
  marginInline: 'auto',
  '@media': { [media.tablet]: { maxWidth: 'min(440px, max(260px, calc(100dvh - 480px)))' } },
})
