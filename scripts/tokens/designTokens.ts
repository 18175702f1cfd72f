import { vars } from '../../design-system/theme/contract.css.ts'
import { breakpoints } from '../../design-system/theme/media.ts'
import {
  accentRoles,
  greyRoles,
  hues,
  monoRoles,
  scrims,
  statusRoles,
  type Side,
} from '../../design-system/theme/roles.ts'
import { corners, families as stacks } from '../../design-system/theme/shape.ts'
import {
  defaultShape,
  defaultTheme,
  fontNames,
  greyNames,
  paletteNames,
  radiusNames,
} from '../../design-system/theme/theme.ts'
import {
  alias,
  bezier,
  colour,
  dimension,
  duration,
  families,
  shadow,
  token,
  type Tokens,
} from './values.ts'

/** Where they are kept, and what Storybook offers. */
export const tokensFolder = 'design-system/theme/tokens'

function each<Value>(record: Readonly<Record<string, Value>>, make: (value: Value) => Tokens) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value)]))
}

const pick = (names: readonly string[], make: (name: string) => Tokens): Tokens =>
  Object.fromEntries(names.map((name) => [name, make(name)]))

const colours = (roles: Readonly<Record<string, string>>) =>
  each(roles, (hex) => token('color', colour(hex)))

/** Roles of colour that name those of a scale: `{scale.green.accentSolid}`. */
const rolesFrom = (scale: string, roles: object): Tokens =>
  pick(Object.keys(roles), (role) => alias('color', `scale.${scale}.${role}`))

/** Words in one size: the composite that design tools call a text style. */
const textStyle = (size: string, weight: keyof typeof vars.weight, lineHeight: string): Tokens =>
  token('typography', {
    fontFamily: '{font.body}',
    fontSize: `{${size}}`,
    fontWeight: `{weight.${weight}}`,
    letterSpacing: dimension('0'),
    lineHeight: `{lineHeight.${lineHeight}}`,
  })

/** What no mode and no palette changes. */
function foundation(): Tokens {
  const lineHeightOf = (size: string) => (size in vars.lineHeight ? size : 'body')
  return {
    space: each(vars.space, (size) => token('dimension', dimension(size))),
    radius: {
      ...each(corners, ([control, card]) => ({
        control: token('dimension', dimension(control)),
        card: token('dimension', dimension(card)),
      })),
      ...radiusOf(defaultShape.radius),
      full: token('dimension', dimension(vars.radius.full)),
    },
    font: {
      ...each(stacks, (stack) => token('fontFamily', families(stack))),
      ...fontOf(defaultShape.font),
    },
    fontSize: each(vars.fontSize, (size) => token('dimension', dimension(size))),
    headingSize: each(vars.headingSize, ([phone, tablet]) => ({
      phone: token('dimension', dimension(phone)),
      tablet: token('dimension', dimension(tablet)),
    })),
    lineHeight: each(vars.lineHeight, (ratio) => token('number', ratio)),
    weight: each(vars.weight, (weight) => token('fontWeight', Number(weight))),
    text: {
      ...pick(Object.keys(vars.fontSize), (size) =>
        textStyle(`fontSize.${size}`, 'regular', lineHeightOf(size)),
      ),
      heading: pick(Object.keys(vars.headingSize), (size) => ({
        phone: textStyle(`headingSize.${size}.phone`, 'bold', 'heading'),
        tablet: textStyle(`headingSize.${size}.tablet`, 'bold', 'heading'),
      })),
    },
    duration: each(vars.duration, (time) => token('duration', duration(time))),
    easing: each(vars.easing, (easing) => token('cubicBezier', bezier(easing))),
    layer: each(vars.layer, (layer) => token('number', layer)),
    breakpoint: each(breakpoints, (width) => token('dimension', dimension(`${width}px`))),
    measure: token('dimension', dimension(vars.measure)),
  }
}

const radiusOf = (name: string): Tokens => ({
  control: alias('dimension', `radius.${name}.control`),
  card: alias('dimension', `radius.${name}.card`),
})

const fontOf = (name: string): Tokens => ({ body: alias('fontFamily', `font.${name}`) })

/** What a mode changes: every scale on its side, and by them the roles of the look that is worn unless another is. */
function ofMode(side: Side): Tokens {
  return {
    scale: {
      ...Object.fromEntries(greyNames.map((grey) => [grey, colours(greyRoles(grey, side))])),
      ...Object.fromEntries(hues.map((hue) => [hue, colours(accentRoles(hue, side))])),
      status: colours(statusRoles(side)),
    },
    color: {
      ...greyOf(defaultTheme.grey),
      ...paletteOf(defaultTheme.palette),
      ...rolesFrom('status', statusRoles(side)),
      scrim: token('color', colour(scrims[side])),
    },
    shadow: { float: token('shadow', shadow(vars.shadow.float, side)) },
  }
}

const greyOf = (grey: string): Tokens => rolesFrom(grey, greyRoles(defaultTheme.grey, 'light'))

/** Mono has no scale: its accent is the ink of whichever grey is worn. */
const paletteOf = (palette: string): Tokens =>
  palette === 'mono'
    ? each(monoRoles, (from) => alias('color', `color.${from}`))
    : rolesFrom(palette, accentRoles(hues[0]!, 'light'))

const contexts = (names: readonly string[], make: (name: string) => Tokens) =>
  Object.fromEntries(names.map((name) => [name, [make(name)]]))

/** How the files make one of all the looks: the resolver of the format's 2025.10 module. */
function resolver(): Tokens {
  return {
    name: 'Ouen',
    version: '2025.10',
    description: 'Choose a mode, a grey and a palette; a brand chooses its radius and its font.',
    sets: { foundation: { sources: [{ $ref: 'foundation.tokens.json' }] } },
    modifiers: {
      mode: {
        default: 'light',
        contexts: {
          light: [{ $ref: 'light.tokens.json' }],
          dark: [{ $ref: 'dark.tokens.json' }],
        },
      },
      grey: {
        default: defaultTheme.grey,
        contexts: contexts(greyNames, (grey) => ({ color: greyOf(grey) })),
      },
      palette: {
        default: defaultTheme.palette,
        contexts: contexts(paletteNames, (palette) => ({ color: paletteOf(palette) })),
      },
      radius: {
        default: defaultShape.radius,
        contexts: contexts(radiusNames, (name) => ({ radius: radiusOf(name) })),
      },
      font: {
        default: defaultShape.font,
        contexts: contexts(fontNames, (name) => ({ font: fontOf(name) })),
      },
    },
    resolutionOrder: [
      { $ref: '#/sets/foundation' },
      ...['mode', 'grey', 'palette', 'radius', 'font'].map((name) => ({
        $ref: `#/modifiers/${name}`,
      })),
    ],
  }
}

/** Every file of tokens, by its name, as it has to be now. */
export function tokenFiles(): ReadonlyMap<string, string> {
  const schema = 'https://www.designtokens.org/schemas/2025.10'
  const tokens = (content: Tokens) => ({ $schema: `${schema}/format.json`, ...content })
  const files = {
    'foundation.tokens.json': tokens(foundation()),
    'light.tokens.json': tokens(ofMode('light')),
    'dark.tokens.json': tokens(ofMode('dark')),
    'ouen.resolver.json': { $schema: `${schema}/resolver.json`, ...resolver() },
  }
  return new Map(
    Object.entries(files).map(([name, content]) => [
      name,
      `${JSON.stringify(content, undefined, 2)}\n`,
    ]),
  )
}
