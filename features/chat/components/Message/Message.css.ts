import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space, radius } = vars

export const row = recipe({
  base: { display: 'flex', gap: space[2], marginBlockStart: space[1], paddingInline: space[4] },
  variants: {
    isOwn: { true: { justifyContent: 'flex-end' } },
    isHead: { true: { marginBlockStart: space[4] } },
  },
})
export const face = style({ flex: 'none', width: '40px' })
export const column = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space[1],
    minWidth: 0,
    flex: 1,
  },
  variants: { isOwn: { true: { alignItems: 'flex-end' } } },
})
export const authorLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: '24px',
  maxWidth: '100%',
})
export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3px',
    flex: 'none',
    paddingInline: '6px',
    borderRadius: radius.full,
    fontSize: vars.fontSize.caption,
    fontWeight: vars.weight.bold,
    lineHeight: '20px',
  },
  variants: {
    role: {
      TALENT: { background: color.accentSolid, color: color.textOnAccent },
      STAFF: { background: color.neutralSoft, color: color.text },
    },
  },
})
export const penlight = style({ display: 'inline-flex', flex: 'none', color: color.accentText })
/** On the own side the same order is read, and mirrored for the eye. */
export const line = recipe({
  base: { display: 'flex', alignItems: 'flex-end', gap: space[1], maxWidth: '100%' },
  variants: { isOwn: { true: { flexDirection: 'row-reverse' } } },
})
export const bubble = recipe({
  base: {
    minWidth: 0,
    maxWidth: '520px',
    padding: `${space[2]} 14px`,
    borderRadius: radius.card,
    color: color.text,
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: {
      other: {
        background: color.surface,
        boxShadow: `inset 0 0 0 1px ${color.hairline}`,
        borderStartStartRadius: '4px',
      },
      talent: { background: color.accentSoft, borderStartStartRadius: '4px' },
      own: { background: color.accentSoftHover, borderStartEndRadius: '4px' },
    },
  },
})
export const meta = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    minWidth: '48px',
    whiteSpace: 'nowrap',
  },
  // Beside the bubble, with or without a time between.
  variants: {
    isOwn: { true: {}, false: { flexDirection: 'row-reverse', justifyContent: 'flex-end' } },
  },
})
export const menuButton = style({
  margin: '-4px -6px',
  color: color.textMuted,
  '@media': {
    [media.hover]: {
      opacity: 0,
      selectors: {
        [`${row.classNames.base}:hover &`]: { opacity: 1 },
        '&:focus-within': { opacity: 1 },
      },
    },
  },
})
export const image = style({
  width: 'min(100%, 320px)',
  borderRadius: radius.card,
  overflow: 'hidden',
})
export const link = style({
  color: color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
})
export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  color: color.textMuted,
  fontSize: vars.fontSize.caption,
})
export const failure = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: space[1],
  maxWidth: '520px',
})
export const failureActions = style({ display: 'flex', gap: space[1] })
export const failureWords = style({
  display: 'flex',
  gap: space[1],
  color: color.dangerText,
  fontSize: vars.fontSize.small,
})
