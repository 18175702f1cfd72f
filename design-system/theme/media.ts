/** Width breakpoints, in CSS pixels. Phone first: no query means a phone. */
export const breakpoints = { tablet: 768, desktop: 1024, wide: 1440 } as const

/** Media conditions for vanilla-extract's `@media`. */
export const media = {
  phone: `(max-width: ${breakpoints.tablet - 0.02}px)`,
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  onlyTablet: `(min-width: ${breakpoints.tablet}px) and (max-width: ${breakpoints.desktop - 0.02}px)`,
  desktop: `(min-width: ${breakpoints.desktop}px)`,
  wide: `(min-width: ${breakpoints.wide}px)`,
  hover: '(hover: hover)',
  touch: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const
