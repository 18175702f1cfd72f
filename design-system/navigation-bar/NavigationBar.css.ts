import { vars } from '../theme/contract.css.ts'
import { componentRecipe, componentStyle } from '../theme/layered.ts'
import { media } from '../theme/media.ts'

const { color, space } = vars

/** How much of a phone's bottom the bar covers; what a page keeps free under its content. */
export const barHeight = 'calc(60px + env(safe-area-inset-bottom))'
/** How wide the rail is, from 1024 px and from 1440 px. */
export const railWidth = { desktop: '96px', wide: '232px' } as const

export const bar = componentRecipe({
  base: {
    position: 'fixed',
    zIndex: vars.layer.bar,
    insetInline: 0,
    insetBlockEnd: 0,
    borderBlockStart: `1px solid ${color.hairline}`,
    background: color.surface,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
    viewTransitionName: 'navigation-bar',
    '@media': {
      [media.desktop]: {
        insetBlock: 0,
        insetInlineEnd: 'auto',
        display: 'flex',
        flexDirection: 'column',
        gap: space[6],
        width: railWidth.desktop,
        padding: `${space[5]} ${space[3]}`,
        overflowY: 'auto',
        borderBlockStart: 0,
        borderInlineEnd: `1px solid ${color.hairline}`,
      },
      [media.wide]: { width: railWidth.wide, paddingInline: space[4] },
    },
  },
  variants: {
    isHiddenOnPhone: { true: { '@media': { [media.phone]: { display: 'none' } } }, false: {} },
  },
})
/** The brand and what belongs to it: on the rail only. */
export const aside = componentStyle({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
})
export const list = componentStyle({
  display: 'flex',
  justifyContent: 'space-evenly',
  maxWidth: '560px',
  marginInline: 'auto',
  '@media': {
    [media.desktop]: {
      flexDirection: 'column',
      justifyContent: 'flex-start',
      gap: space[1],
      width: '100%',
      marginInline: 0,
    },
  },
})
export const cell = componentStyle({
  flex: '1 1 0',
  '@media': { [media.desktop]: { flex: 'none' } },
})
export const item = componentRecipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3px',
    height: '60px',
    borderRadius: vars.radius.control,
    fontSize: vars.fontSize.caption,
    fontWeight: vars.weight.medium,
    lineHeight: 1.2,
    color: color.textMuted,
    transition: `color ${vars.duration.fast}`,
    selectors: {
      '&:hover': { color: color.text },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
    '@media': {
      [media.desktop]: { height: '68px', gap: '5px' },
      [media.wide]: {
        flexDirection: 'row',
        justifyContent: 'flex-start',
        gap: space[3],
        height: '52px',
        paddingInline: space[4],
        fontSize: vars.fontSize.body,
      },
    },
  },
  variants: {
    isCurrent: {
      true: {
        color: color.accentText,
        fontWeight: vars.weight.bold,
        selectors: {
          '&:hover': { color: color.accentText },
          // Lit: a penlight over the place one is at.
          '&::before': {
            content: '',
            position: 'absolute',
            insetBlockStart: '-1px',
            width: '28px',
            height: '3px',
            borderRadius: '0 0 3px 3px',
            background: color.accentBorder,
            boxShadow: `0 4px 12px -1px ${color.accentSolid}`,
          },
        },
        '@media': {
          [media.desktop]: {
            background: color.accentSoft,
            selectors: { '&::before': { display: 'none' } },
          },
          [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-4px' },
        },
      },
    },
  },
})
/** The count hangs on the sign's shoulder; on the widest rail it stands at the end of the line. */
export const badge = componentStyle({
  position: 'absolute',
  insetBlockStart: '4px',
  insetInlineStart: 'calc(50% + 7px)',
  '@media': {
    [media.desktop]: { insetBlockStart: '8px' },
    [media.wide]: { position: 'static', marginInlineStart: 'auto' },
  },
})
