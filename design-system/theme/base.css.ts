import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { reset } from './layers.css.ts'
import { media } from './media.ts'

const base = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: rule } })

base('*, ::before, ::after', { boxSizing: 'border-box' })
base('*', { margin: 0, padding: 0 })

base('html', {
  background: vars.color.background,
  fontFamily: vars.font.body,
  fontSize: '100%',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  fontSynthesisStyle: 'none',
  scrollPaddingBlock: vars.space[16],
})
base('body', {
  minHeight: '100dvh',
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  lineBreak: 'strict',
  overflowWrap: 'anywhere',
  WebkitFontSmoothing: 'antialiased',
  WebkitTapHighlightColor: 'transparent',
})
// Japanese has no italics: a slanted kanji is a mistake.
base('em, i, cite, address, dfn', { fontStyle: 'normal' })
base('em', { fontWeight: vars.weight.bold })
base('h1, h2, h3, h4, h5, h6', { font: 'inherit' })
base('p', { textWrap: 'pretty' })
base('ul, ol, menu', { listStyle: 'none' })
base('img, svg, video, canvas', { display: 'block', maxWidth: '100%' })
base('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  border: 0,
  borderRadius: 0,
  background: 'none',
})
base('button, [role=button], label, select, summary', { touchAction: 'manipulation' })
base('button, select, summary, [type=checkbox], [type=radio]', { cursor: 'pointer' })
base(':disabled', { cursor: 'not-allowed' })
// Tapped before the page's code was there: it is kept, and answered soon.
base('button[data-held]', { opacity: 0.7, cursor: 'progress' })
base('a', { color: 'inherit', textDecoration: 'none' })
base('fieldset', { border: 0, minWidth: 0 })
base('::placeholder', { color: vars.color.textMuted, opacity: 1 })
base(':focus-visible', { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' })
// A heading or region that receives focus when the route changes is not a control.
base('[tabindex="-1"]:focus-visible', { outline: 'none' })
base('::selection', { background: vars.color.accentSoftHover })
base('[hidden]', { display: 'none' })
base('*, ::before, ::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto',
    },
  },
})
