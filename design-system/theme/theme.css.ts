import { globalStyle } from '@vanilla-extract/css'
import { vars, type ColorRole } from './contract.css.ts'
import { theme } from './layers.css.ts'
import { accentRoles, greyRoles, statusRoles, type Side } from './roles.ts'
import { defaultTheme, greyNames, paletteNames } from './theme.ts'

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
  name === byDefault ? `:root, [${attribute}=${name}]` : `[${attribute}=${name}]`

scope(':root', {
  ...pairs(statusRoles),
  [vars.color.scrim]: 'light-dark(#10161c73,#000000a6)',
})

for (const grey of greyNames) {
  scope(
    scopeOf('data-grey', grey, defaultTheme.grey),
    pairs((side) => greyRoles(grey, side)),
  )
}

for (const palette of paletteNames) {
  if (palette === 'mono') continue
  const selector = scopeOf('data-palette', palette, defaultTheme.palette)
  scope(
    selector,
    pairs((side) => accentRoles(palette, side)),
  )
}

// Quiet: the accent is the ink of whichever grey is worn.
scope('[data-palette=mono]', {
  [vars.color.accentSolid]: vars.color.text,
  [vars.color.accentSolidHover]: vars.color.textMuted,
  [vars.color.textOnAccent]: vars.color.surface,
  [vars.color.accentSoft]: vars.color.neutralSoft,
  [vars.color.accentSoftHover]: vars.color.neutralSoftHover,
  [vars.color.accentBorder]: vars.color.textMuted,
  [vars.color.accentText]: vars.color.text,
  [vars.color.focusRing]: vars.color.text,
})

const schemes = { light: 'light', dark: 'dark', system: 'light dark' }
for (const [mode, colorScheme] of Object.entries(schemes)) {
  const selector = mode === defaultTheme.mode ? `:root, [data-mode=${mode}]` : `[data-mode=${mode}]`
  // A colour is inherited already resolved, so a nested mode has to name its own.
  globalStyle(selector, { '@layer': { [theme]: { colorScheme, color: vars.color.text } } })
}
