/** The 25 hues a talent or a community may carry, and `mono` for those who want quiet. */
export const paletteNames = [
  'tomato',
  'red',
  'ruby',
  'crimson',
  'pink',
  'plum',
  'purple',
  'violet',
  'iris',
  'indigo',
  'blue',
  'cyan',
  'teal',
  'jade',
  'green',
  'grass',
  'bronze',
  'gold',
  'brown',
  'orange',
  'amber',
  'yellow',
  'lime',
  'mint',
  'sky',
  'mono',
] as const

/** The neutral scales that backgrounds, lines and text are taken from. */
export const greyNames = ['gray', 'mauve', 'slate', 'sage', 'olive', 'sand'] as const

/** `system` follows the device. */
export const modes = ['light', 'dark', 'system'] as const

/** How round corners are. */
export const radiusNames = ['sharp', 'soft', 'round'] as const

/** The families that text is set in. */
export const fontNames = ['gothic', 'rounded', 'mincho'] as const

export type PaletteName = (typeof paletteNames)[number]
export type GreyName = (typeof greyNames)[number]
export type Mode = (typeof modes)[number]

/** What a page or a part of one wears: the values of `data-mode`, `data-palette`, `data-grey`. */
export interface Theme {
  readonly mode: Mode
  readonly palette: PaletteName
  readonly grey: GreyName
}

export type RadiusName = (typeof radiusNames)[number]
export type FontName = (typeof fontNames)[number]

/** What a brand shapes and no fan changes: the values of `data-radius` and `data-font`. */
export interface Shape {
  readonly radius: RadiusName
  readonly font: FontName
}

export const defaultShape: Shape = { radius: 'soft', font: 'gothic' }

export const defaultTheme: Theme = { mode: 'light', palette: 'green', grey: 'gray' }

/** The attributes that dress an element in a theme, whole or in part. */
export function themeAttributes(theme: Partial<Theme>) {
  return { 'data-mode': theme.mode, 'data-palette': theme.palette, 'data-grey': theme.grey }
}

function isOneOf<Name extends string>(names: readonly Name[], value: string): value is Name {
  return names.some((name) => name === value)
}

export const isPaletteName = (value: string) => isOneOf(paletteNames, value)
export const isGreyName = (value: string) => isOneOf(greyNames, value)
export const isMode = (value: string) => isOneOf(modes, value)

function known<Name extends string>(what: string, names: readonly Name[], value: string): Name {
  if (isOneOf(names, value)) return value
  throw new Error(`Unknown ${what} "${value}". Known: ${names.join(', ')}.`)
}

/**
 * Checks names that came from configuration.
 * @throws Error naming the unknown value and all known ones, so that a start-up stops on it.
 */
export function assertTheme(theme: { mode: string; palette: string; grey: string }): Theme {
  return {
    mode: known('colour mode', modes, theme.mode),
    palette: known('colour palette', paletteNames, theme.palette),
    grey: known('grey scale', greyNames, theme.grey),
  }
}

/** The same for a brand's shape; what it leaves out is as usual. */
export function assertShape({
  radius = defaultShape.radius,
  font = defaultShape.font,
}: {
  radius?: string
  font?: string
}): Shape {
  return {
    radius: known('radius', radiusNames, radius),
    font: known('font', fontNames, font),
  }
}
