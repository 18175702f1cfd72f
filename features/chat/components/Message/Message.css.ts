import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { color, space, radius } = vars

export const row = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    gap: space[2],
    marginBlockStart: '3px',
    paddingInline: space[3],
    // A long press opens the menu, which copies.
    '@media': { [media.touch]: { userSelect: 'none', WebkitTouchCallout: 'none' } },
    selectors: { '&:focus-visible': { outlineOffset: '-2px', borderRadius: radius.control } },
  },
  variants: {
    isOwn: { true: { justifyContent: 'flex-end' } },
    isHead: { true: { marginBlockStart: space[3] } },
  },
})
export const face = style({ flex: 'none', width: '32px' })
/** Leads to who it is. */
export const faceLink = style({ display: 'block', borderRadius: radius.full })
export const nameLink = style({
  minWidth: 0,
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const column = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '3px',
    minWidth: 0,
    flex: 1,
  },
  variants: { isOwn: { true: { alignItems: 'flex-end' } } },
})
export const authorLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: '20px',
  maxWidth: '100%',
})
export const penlight = style({ display: 'inline-flex', flex: 'none', color: color.accentText })
/** On the own side the same order is read, and mirrored for the eye. */
export const line = recipe({
  base: { display: 'flex', alignItems: 'flex-end', gap: space[1], maxWidth: '100%' },
  variants: { isOwn: { true: { flexDirection: 'row-reverse' } } },
})
const widest = 'min(78cqi, 560px)'
const saidBox = style({ maxWidth: widest })
export const bubble = recipe({
  base: {
    minWidth: 0,
    maxWidth: widest,
    // A quote in one line is wider than what the time beside it leaves.
    selectors: { [`${saidBox} > &`]: { maxWidth: '100%' } },
    padding: '5px 12px',
    border: '1px solid transparent',
    borderRadius: radius.card,
    color: color.text,
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: {
      other: {
        background: color.surface,
        borderColor: color.hairline,
        borderStartStartRadius: '4px',
      },
      talent: { background: color.accentSoft, borderStartStartRadius: '4px' },
      own: { background: color.accentSoftHover, borderStartEndRadius: '4px' },
    },
    /** It mentions whoever reads it. */
    isCalled: {
      true: { borderColor: color.accentBorder, boxShadow: `inset 3px 0 0 ${color.accentSolid}` },
    },
  },
})
export const meta = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: 'none',
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
  },
  variants: { isOwn: { true: { alignItems: 'flex-end' }, false: {} } },
})
export const deleted = style({
  margin: 0,
  padding: `5px ${space[3]}`,
  border: `1px dashed ${color.hairline}`,
  borderRadius: radius.card,
  color: color.textMuted,
  fontSize: vars.fontSize.small,
})
export const stickerFrame = style({ width: '148px' })
export const said = recipe({
  base: [saidBox, { display: 'flex', flexDirection: 'column', gap: '3px', minWidth: 0 }],
  variants: { isOwn: { true: { alignItems: 'flex-end' }, false: { alignItems: 'flex-start' } } },
})
export const link = style({
  color: color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
})
/** Goes below whole where a line has no room for it, and breaks where no line has. */
export const hashtag = style({
  display: 'inline-block',
  maxWidth: '100%',
  color: color.accentText,
  fontWeight: vars.weight.bold,
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const mention = recipe({
  base: { borderRadius: '6px', color: color.accentText, fontWeight: vars.weight.bold },
  variants: {
    who: {
      /** A space's breadth around it, which moves nothing. */
      viewer: {
        marginInline: '-3px',
        paddingInline: '3px',
        background: color.accentSolid,
        color: color.textOnAccent,
      },
      other: { selectors: { 'a&:hover': { textDecoration: 'underline' } } },
      left: { color: color.textMuted, fontWeight: vars.weight.regular },
    },
  },
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
