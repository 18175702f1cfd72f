import * as scales from '@radix-ui/colors'
import { contrast, lighten, reach } from './colour.ts'
import { greyNames, paletteNames, type GreyName, type PaletteName } from './theme.ts'

// Runs while styles are built, never in a browser: the scales are 90 kB.

const { ...steps } = scales

type Side = 'light' | 'dark'
type Hue = Exclude<PaletteName, 'mono'>

const sides = ['light', 'dark'] as const
const hues = paletteNames.filter((name): name is Hue => name !== 'mono')
/** WCAG 2.2: 4.5 for text (1.4.3), 3 for controls and focus (1.4.11). The rest is for rounding. */
const textRatio = 4.55
const controlRatio = 3.05
/** Dark on a bright hue looks weaker than its ratio says, so it gets more. */
const inkRatio = 5.8
const white = '#ffffff'
/** Below it, a hue is too bright to be deepened for white words and stay itself. By eye. */
const leastWhite = { light: 2.98, dark: 3.5 }

function step(name: Hue | GreyName, side: Side, at: number): string {
  const scale: Record<string, string> = steps[side === 'light' ? name : (`${name}Dark` as const)]
  const value = scale[`${name}${at}`]
  if (value === undefined) throw new Error(`No step ${at} in ${name}`)
  return value
}

const awayFrom = (side: Side) => (side === 'light' ? 'darker' : 'lighter')

function neutrals(grey: GreyName, side: Side) {
  const at = (index: number) => step(grey, side, index)
  if (side === 'light') {
    return {
      background: at(2),
      surface: white,
      surfaceRaised: white,
      surfaceSunken: at(3),
      neutralSoft: at(3),
      neutralSoftHover: at(4),
    }
  }
  return {
    background: at(1),
    surface: at(2),
    surfaceRaised: at(3),
    surfaceSunken: lighten(at(1), -0.025),
    neutralSoft: at(4),
    neutralSoftHover: at(5),
  }
}

/** What any palette may be laid on: the neutrals of all six greys, since the two are chosen apart. */
const allNeutrals = {
  light: greyNames.flatMap((grey) => Object.values(neutrals(grey, 'light'))),
  dark: greyNames.flatMap((grey) => Object.values(neutrals(grey, 'dark'))),
}

/** The tints that say danger, success and warning. */
const statusTints = (side: Side) => [
  step('red', side, 3),
  step('red', side, 4),
  step('green', side, 3),
  step('amber', side, 3),
]

/** Each is asked for many times over, by every theme that it is a part of. */
function kept<Names extends string[], Roles>(make: (...names: Names) => Roles) {
  const made = new Map<string, Roles>()
  return (...names: Names): Roles => {
    const roles = made.get(names.join()) ?? make(...names)
    made.set(names.join(), roles)
    return roles
  }
}

/** Roles that follow `data-grey`. */
const greyRoles = kept((grey: GreyName, side: Side) => {
  const own = neutrals(grey, side)
  const under = Object.values(own)
  return {
    ...own,
    hairline: step(grey, side, 5),
    borderControl: reach(step(grey, side, 9), awayFrom(side), controlRatio, under),
    text: step(grey, side, 12),
    textMuted: reach(step(grey, side, 11), awayFrom(side), textRatio, under),
  }
})

/**
 * The solid and what is written on it. A hue is deepened until white can be read on it, unless
 * that would make it another colour (orange is no brick, yellow no mud): then it keeps its light
 * and takes dark ink. In the dark more hues keep their light, like penlights in a hall.
 */
function solidRoles(hue: Hue, side: Side) {
  const pure = step(hue, side, 9)
  if (contrast(pure, white) > leastWhite[side]) {
    const solid = reach(pure, 'darker', textRatio, [white])
    return { accentSolid: solid, accentSolidHover: lighten(solid, -0.04), textOnAccent: white }
  }
  const ink = reach(step(hue, 'light', 12), 'darker', inkRatio, [pure])
  return { accentSolid: pure, accentSolidHover: lighten(pure, 0.03), textOnAccent: ink }
}

/** Roles that follow `data-palette`. */
const accentRoles = kept((hue: Hue, side: Side) => {
  const solid = solidRoles(hue, side)
  const soft = step(hue, side, 3)
  const softHover = step(hue, side, 4)
  const under = [...allNeutrals[side], soft, softHover]
  const away = awayFrom(side)
  return {
    ...solid,
    accentSoft: soft,
    accentSoftHover: softHover,
    accentBorder: reach(solid.accentSolid, away, controlRatio, under),
    accentText: reach(step(hue, side, 11), away, textRatio, under),
    focusRing: reach(solid.accentSolid, away, controlRatio, [...under, ...statusTints(side)]),
  }
})

/** The shade over a page while something floats on it, `#rrggbbaa`. */
export const scrims = { light: '#10161c73', dark: '#000000a6' } as const

/** Mono has no hue: its accent is the ink of whichever grey is worn. */
export const monoRoles = {
  accentSolid: 'text',
  accentSolidHover: 'textMuted',
  textOnAccent: 'surface',
  accentSoft: 'neutralSoft',
  accentSoftHover: 'neutralSoftHover',
  accentBorder: 'textMuted',
  accentText: 'text',
  focusRing: 'text',
} as const satisfies Record<
  keyof ReturnType<typeof accentRoles>,
  keyof ReturnType<typeof greyRoles>
>

/** Roles that mean the same in every palette. */
const statusRoles = kept((side: Side) => {
  const danger = accentRoles('red', side)
  const tints = hues.map((hue) => step(hue, side, 3))
  return {
    dangerSolid: danger.accentSolid,
    dangerSolidHover: danger.accentSolidHover,
    textOnDanger: danger.textOnAccent,
    dangerSoft: danger.accentSoft,
    dangerSoftHover: danger.accentSoftHover,
    dangerBorder: danger.accentBorder,
    // What went wrong may have to be said on any talent's tint.
    dangerText: reach(danger.accentText, awayFrom(side), textRatio, tints),
    successSoft: step('green', side, 3),
    successText: accentRoles('green', side).accentText,
    warningSoft: step('amber', side, 3),
    warningText: accentRoles('amber', side).accentText,
  }
})

function inkOf(grey: ReturnType<typeof greyRoles>) {
  const entries = Object.entries(monoRoles).map(([role, from]) => [role, grey[from]])
  return Object.fromEntries(entries) as Record<keyof typeof monoRoles, string>
}

/** All that a theme says about one side, for the contrast of every pairing. */
export function rolesOf(theme: { palette: PaletteName; grey: GreyName; side: Side }) {
  const grey = greyRoles(theme.grey, theme.side)
  const accent = theme.palette === 'mono' ? inkOf(grey) : accentRoles(theme.palette, theme.side)
  return { ...grey, ...accent, ...statusRoles(theme.side) }
}

export { accentRoles, greyRoles, hues, sides, statusRoles, type Side }
