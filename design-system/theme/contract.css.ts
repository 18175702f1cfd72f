import { createGlobalThemeContract } from '@vanilla-extract/css'

/** Role colours. They hold `light-dark()` pairs, so the nearest `color-scheme` decides. */
const color = createGlobalThemeContract({
  background: 'background',
  surface: 'surface',
  surfaceRaised: 'surface-raised',
  surfaceSunken: 'surface-sunken',
  hairline: 'hairline',
  borderControl: 'border-control',
  text: 'text',
  textMuted: 'text-muted',
  neutralSoft: 'neutral-soft',
  neutralSoftHover: 'neutral-soft-hover',
  accentSolid: 'accent-solid',
  accentSolidHover: 'accent-solid-hover',
  textOnAccent: 'text-on-accent',
  accentSoft: 'accent-soft',
  accentSoftHover: 'accent-soft-hover',
  accentBorder: 'accent-border',
  accentText: 'accent-text',
  focusRing: 'focus-ring',
  dangerSolid: 'danger-solid',
  dangerSolidHover: 'danger-solid-hover',
  textOnDanger: 'text-on-danger',
  dangerSoft: 'danger-soft',
  dangerSoftHover: 'danger-soft-hover',
  dangerBorder: 'danger-border',
  dangerText: 'danger-text',
  successSoft: 'success-soft',
  successText: 'success-text',
  warningSoft: 'warning-soft',
  warningText: 'warning-text',
  scrim: 'scrim',
})

/** What a brand shapes. */
const shape = createGlobalThemeContract({
  radius: { control: 'radius-control', card: 'radius-card' },
  font: 'font-body',
})

/** Everything a style may use. Steps that no theme changes are plain values: less CSS to send. */
export const vars = {
  color,
  space: {
    0: '0',
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
  },
  radius: { ...shape.radius, full: '9999px' },
  font: { body: shape.font },
  fontSize: {
    caption: '0.75rem',
    small: '0.8125rem',
    body: '0.9375rem',
    control: '1rem',
    large: '1.0625rem',
  },
  /** On a phone, and from a tablet's width on. */
  headingSize: {
    display: ['2rem', '2.75rem'],
    xlarge: ['1.5rem', '1.875rem'],
    large: ['1.25rem', '1.375rem'],
    medium: ['1.0625rem', '1.0625rem'],
    small: ['0.9375rem', '0.9375rem'],
  },
  lineHeight: { heading: 1.35, caption: 1.6, small: 1.65, body: 1.7 },
  weight: { regular: '400', medium: '500', bold: '700' },
  shadow: {
    float: '0 1px 2px light-dark(#0000000a, #0006), 0 8px 28px -4px light-dark(#0b1a2a2e, #000a)',
  },
  duration: { fast: '120ms', normal: '180ms', slow: '240ms' },
  easing: { in: 'cubic-bezier(0.2, 0.8, 0.2, 1)', out: 'cubic-bezier(0.5, 0, 0.75, 0.4)' },
  /** What lies over what, from a part that covers its neighbour to the link that skips all. */
  layer: {
    part: 1,
    rail: 20,
    bar: 30,
    overlay: 40,
    progress: 45,
    notice: 50,
    skip: 60,
  },
  /** The widest a column of text may be. */
  measure: '640px',
} as const

export type Space = keyof typeof vars.space
export type ColorRole = keyof typeof color
