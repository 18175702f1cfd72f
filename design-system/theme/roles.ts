import * as scales from '@radix-ui/colors'
import { contrast, lighten, reach } from './colour.ts'
import { greyNames, type GreyName, type PaletteName } from './theme.ts'

// Runs while styles are built, never in a browser: the scales are 90 kB.

type Side = 'light' | 'dark'
type Hue = Exclude<PaletteName, 'mono'>

const sides = ['light', 'dark'] as const
/** WCAG 2.2: 4.5 for text (1.4.3), 3 for controls and focus (1.4.11). The rest is for rounding. */
const textRatio = 4.55
const controlRatio = 3.05
const white = '#ffffff'

function step(name: Hue | GreyName, side: Side, at: number): string {
  const scale: Record<string, string> = scales[side === 'light' ? name : (`${name}Dark` as const)]
  const value = scale[`${name}${at}`]
  if (value === undefined) throw new Error(`No step ${at} in ${name}`)
  return value
}

const awayFrom = (side: Side) => (side === 'light' ? 'darker' : 'lighter')

function neutralSurfaces(grey: GreyName, side: Side) {
  if (side === 'light') {
    return {
      background: step(grey, side, 2),
      surface: white,
      surfaceRaised: white,
      surfaceSunken: step(grey, side, 3),
    }
  }
  return {
    background: step(grey, side, 1),
    surface: step(grey, side, 2),
    surfaceRaised: step(grey, side, 3),
    surfaceSunken: lighten(step(grey, side, 1), -0.04),
  }
}

/** What any palette may be laid on: the surfaces of all six greys, since the two are chosen apart. */
const allSurfaces = {
  light: greyNames.flatMap((grey) => Object.values(neutralSurfaces(grey, 'light'))),
  dark: greyNames.flatMap((grey) => Object.values(neutralSurfaces(grey, 'dark'))),
}

/** Roles that follow `data-grey`. */
export function greyRoles(grey: GreyName, side: Side) {
  const surfaces = neutralSurfaces(grey, side)
  const soft = step(grey, side, side === 'light' ? 3 : 4)
  const softHover = step(grey, side, side === 'light' ? 4 : 5)
  const under = [...Object.values(surfaces), soft]
  return {
    ...surfaces,
    hairline: step(grey, side, 5),
    borderControl: reach(step(grey, side, 9), awayFrom(side), controlRatio, under),
    text: step(grey, side, 12),
    textMuted: reach(step(grey, side, 11), awayFrom(side), textRatio, [...under, softHover]),
    neutralSoft: soft,
    neutralSoftHover: softHover,
  }
}

/**
 * The solid and what is written on it. A hue is deepened until white can be read on it, unless
 * that would make it another colour (yellow is no brown): then it keeps its light and takes dark
 * ink. In the dark more hues keep their light, like penlights in a hall.
 */
function solidRoles(hue: Hue, side: Side) {
  const pure = step(hue, side, 9)
  if (contrast(pure, white) > (side === 'light' ? 2.95 : 3.5)) {
    const solid = reach(pure, 'darker', textRatio, [white])
    return { accentSolid: solid, accentSolidHover: lighten(solid, -0.04), textOnAccent: white }
  }
  const ink = reach(step(hue, 'light', 12), 'darker', textRatio, [pure])
  return { accentSolid: pure, accentSolidHover: lighten(pure, 0.03), textOnAccent: ink }
}

/** Roles that follow `data-palette`. */
export function accentRoles(hue: Hue, side: Side) {
  const solid = solidRoles(hue, side)
  const soft = step(hue, side, 3)
  const softHover = step(hue, side, 4)
  const under = [...allSurfaces[side], soft, softHover]
  const away = awayFrom(side)
  const edge = reach(solid.accentSolid, away, controlRatio, under)
  return {
    ...solid,
    accentSoft: soft,
    accentSoftHover: softHover,
    accentBorder: edge,
    accentText: reach(step(hue, side, 11), away, textRatio, under),
    focusRing: edge,
  }
}

/** Roles that mean the same in every palette. */
export function statusRoles(side: Side) {
  const danger = accentRoles('red', side)
  return {
    dangerSolid: danger.accentSolid,
    dangerSolidHover: danger.accentSolidHover,
    textOnDanger: danger.textOnAccent,
    dangerSoft: danger.accentSoft,
    dangerSoftHover: danger.accentSoftHover,
    dangerBorder: danger.accentBorder,
    dangerText: danger.accentText,
    successSoft: step('green', side, 3),
    successText: accentRoles('green', side).accentText,
    warningSoft: step('amber', side, 3),
    warningText: accentRoles('amber', side).accentText,
  }
}

export { sides, type Side }
