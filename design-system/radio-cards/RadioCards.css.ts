import { vars } from '../theme/contract.css.ts'
import { componentRecipe, componentStyle } from '../theme/layered.ts'
import { media } from '../theme/media.ts'

const { color } = vars

export const grid = componentRecipe({
  base: { display: 'grid', gap: vars.space[3] },
  variants: {
    layout: {
      list: { gridTemplateColumns: '1fr' },
      tiles: { gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))' },
      cards: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))' },
      pictures: { gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' },
    },
  },
})

export const card = componentRecipe({
  base: {
    position: 'relative',
    display: 'flex',
    minWidth: 0,
    minHeight: '44px',
    gap: vars.space[3],
    padding: vars.space[3],
    border: `1px solid ${color.borderControl}`,
    borderRadius: vars.radius.card,
    background: color.surface,
    cursor: 'pointer',
    overflow: 'hidden',
    transition: `background ${vars.duration.fast}, box-shadow ${vars.duration.fast}`,
    selectors: {
      '&:hover': { background: color.accentSoft },
      '&:has([data-invalid])': { borderColor: color.dangerBorder },
      '&:has(:checked)': {
        background: color.accentSoft,
        borderColor: color.accentBorder,
        boxShadow: `inset 0 0 0 1px ${color.accentBorder}`,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focusRing}`, outlineOffset: '2px' },
      '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } },
      },
    },
  },
  variants: {
    layout: {
      list: { alignItems: 'center' },
      tiles: {
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        textAlign: 'center',
        fontSize: vars.fontSize.small,
        gap: vars.space[2],
      },
      cards: { flexDirection: 'column' },
      pictures: { flexDirection: 'column', gap: vars.space[2], padding: vars.space[2] },
    },
  },
})

/** Covers the card, unseen, so that a press anywhere reaches it. */
export const input = componentStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  zIndex: vars.layer.part,
  selectors: { '&:focus-visible': { outline: 'none' } },
})
export const mark = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  border: `1px solid ${color.accentBorder}`,
  borderRadius: vars.radius.full,
  background: color.accentSolid,
  color: color.textOnAccent,
  opacity: 0,
  scale: '0.6',
  transition: `opacity ${vars.duration.fast}, scale ${vars.duration.normal} ${vars.easing.in}`,
  selectors: {
    ':checked ~ &': { opacity: 1, scale: '1' },
    // In a row it stands in the middle, whatever the row holds.
    [`${grid.classNames.variants.layout.list} &`]: { insetBlock: 0, marginBlock: 'auto' },
  },
})
export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  selectors: {
    // What is long breaks before the mark.
    [`${grid.classNames.variants.layout.list} &`]: { paddingInlineEnd: vars.space[8] },
  },
})
export const name = componentStyle({
  fontWeight: vars.weight.bold,
  lineHeight: 1.5,
  wordBreak: 'auto-phrase',
  textWrap: 'balance',
})
export const detail = componentStyle({
  fontSize: vars.fontSize.small,
  lineHeight: 1.6,
  color: color.textMuted,
})
