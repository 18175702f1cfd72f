import { globalStyle } from '@vanilla-extract/css'
import { vars, type ColorRole } from './contract.css.ts'
import { theme } from './layers.css.ts'
import { accentRoles, greyRoles, hues, monoRoles, scrims, statusRoles, type Side } from './roles.ts'
import { corners, families } from './shape.ts'
import { defaultShape, defaultTheme, greyNames } from './theme.ts'

// Every role holds a pair, and `color-scheme` chooses, so a mode costs one declaration and
// palette, grey and mode can be nested in any order without repeating one another.

type Roles = Partial<Record<ColorRole, string>>

function pairs(rolesOf: (side: Side) => Roles) {
  const dark: Roles = rolesOf('dark')
  const entries = Object.entries(rolesOf('light')) as [ColorRole, string][]
  return Object.fromEntries(
    entries.map(([role, light]) => [
      vars.color[role],
      light === dark[role] ? light : `light-dark(${light},${dark[role]})`,
    ]),
  )
}

function scope(selector: string, values: Record<string, string>) {
  globalStyle(selector, { '@layer': { [theme]: { vars: values } } })
}

const scopeOf = (attribute: string, name: string, byDefault: string) =>
  // Without weight, so that the default comes before every name, wherever it stands in the list.
  name === byDefault ? `:where(:root), [${attribute}=${name}]` : `[${attribute}=${name}]`

scope(':root', {
  ...pairs(statusRoles),
  [vars.color.scrim]: `light-dark(${scrims.light},${scrims.dark})`,
})

for (const grey of greyNames) {
  scope(
    scopeOf('data-grey', grey, defaultTheme.grey),
    pairs((side) => greyRoles(grey, side)),
  )
}

for (const hue of hues) {
  const selector = scopeOf('data-palette', hue, defaultTheme.palette)
  scope(
    selector,
    pairs((side) => accentRoles(hue, side)),
  )
}

const follow = Object.entries(monoRoles) as [ColorRole, ColorRole][]
scope(
  '[data-palette=mono]',
  Object.fromEntries(follow.map(([role, from]) => [vars.color[role], vars.color[from]])),
)

const schemes = { light: 'light', dark: 'dark', system: 'light dark' }
for (const [mode, colorScheme] of Object.entries(schemes)) {
  const selector = mode === defaultTheme.mode ? `:root, [data-mode=${mode}]` : `[data-mode=${mode}]`
  // A colour is inherited already resolved, so a nested mode has to name its own.
  globalStyle(selector, { '@layer': { [theme]: { colorScheme, color: vars.color.text } } })
}

for (const [name, stack] of Object.entries(families))
  scope(scopeOf('data-font', name, defaultShape.font), { [vars.font.body]: stack })

for (const [name, [control, card]] of Object.entries(corners))
  scope(scopeOf('data-radius', name, defaultShape.radius), {
    [vars.radius.control]: control,
    [vars.radius.card]: card,
  })
