import { globalStyle, style } from '@vanilla-extract/css'

const line = '1px solid light-dark(#d9d4cc, #3a3733)'
const accent = 'light-dark(#0b63c9, #7db4ff)'
const surface = 'light-dark(#ffffff, #1d1b19)'

globalStyle('html', {
  colorScheme: 'light dark',
  background: 'light-dark(#f6f3ee, #131211)',
  color: 'light-dark(#22201d, #f2efe9)',
  font: '14px/1.5 system-ui, sans-serif',
})
globalStyle('body, p, h1, h2, figure', { margin: 0 })
globalStyle('img, canvas', { display: 'block', maxWidth: 'none' })
globalStyle('button', {
  padding: '4px 12px',
  border: line,
  borderRadius: 8,
  background: surface,
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
})
globalStyle('button:hover:enabled', { borderColor: accent })
globalStyle(':focus-visible', { outline: `2px solid ${accent}`, outlineOffset: 2 })
globalStyle('button:disabled', { opacity: 0.5, cursor: 'default' })
globalStyle('button[aria-pressed=true], button[aria-current=true]', {
  borderColor: accent,
  boxShadow: `inset 0 0 0 1px ${accent}`,
})
globalStyle('kbd', {
  padding: '0 4px',
  border: line,
  borderRadius: 4,
  font: '12px/1.4 ui-monospace, monospace',
})

export const page = style({ display: 'flex', flexDirection: 'column', height: '100vh' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 16px',
  padding: '12px 16px',
  borderBottom: line,
  background: surface,
})
export const title = style({ fontSize: 18, lineHeight: 1.3 })
export const muted = style({ color: 'light-dark(#6a645c, #a8a198)' })
export const said = style({ flexBasis: '100%', overflowWrap: 'anywhere' })
export const fault = style({ color: 'light-dark(#b3261e, #ff9a8f)', overflowWrap: 'anywhere' })
export const empty = style({ padding: 32 })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(200px, 300px) minmax(0, 1fr)',
  flex: 1,
  minHeight: 0,
})
export const causes = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  overflow: 'auto',
  padding: 16,
  borderRight: line,
})
export const cause = style({
  display: 'flex',
  flexDirection: 'column',
  padding: '8px 12px',
  textAlign: 'start',
})
export const causeTitle = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const view = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  overflow: 'auto',
  padding: 16,
})
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
})
export const decisions = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const choice = style({ display: 'flex', gap: 4 })
export const strip = style({
  display: 'flex',
  flexShrink: 0,
  gap: 8,
  overflowX: 'auto',
  paddingBlock: 4,
})
export const thumbnail = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  flexShrink: 0,
  maxWidth: 160,
  padding: 8,
  fontSize: 12,
})
export const thumbnailPicture = style({
  width: 140,
  height: 96,
  objectFit: 'cover',
  objectPosition: 'top',
})
export const stage = style({
  display: 'flex',
  gap: 16,
  alignItems: 'flex-start',
  marginTop: 12,
  overflow: 'auto',
})
export const figure = style({ flexShrink: 0 })
export const laid = style({ position: 'relative', width: 'fit-content', outline: line })
export const over = style({ position: 'absolute', inset: '0 auto auto 0' })
export const region = style({
  position: 'absolute',
  outline: '2px solid #e0218a',
  outlineOffset: 2,
  borderRadius: 2,
  pointerEvents: 'none',
})
