import type { ColorRole } from '#design-system/theme/contract.css.ts'

/** What each role is for: a new role says it here, or the types refuse it. */
const uses: Readonly<Record<ColorRole, string>> = {
  background:
    'Behind everything: white paper with one faint tint of the grey; in the dark, a hall.',
  surface: 'What lies on it: cards, bars, fields.',
  surfaceRaised: 'What floats: menus, sheets, dialogs.',
  surfaceSunken: 'What is set back: a well, the track of a control.',
  hairline: 'The line that makes depth. It tells nothing that one has to see.',
  borderControl: 'The edge of a field or a box to tick: what shows that it is one.',
  text: 'Words that are read.',
  textMuted: 'Words beside them: a time, a note, a placeholder.',
  neutralSoft: 'The quiet button, a chip, a skeleton.',
  neutralSoftHover: 'The same under a pointer.',
  accentSolid: 'The main action. One area a view at most.',
  accentSolidHover: 'The same under a pointer.',
  textOnAccent: 'Words and icons on the solid.',
  accentSoft: 'One’s own: messages, what is chosen, a penlight that waves.',
  accentSoftHover: 'The same under a pointer.',
  accentBorder: 'The edge of every solid and of what is chosen.',
  accentText: 'Links, and where one is.',
  focusRing: 'Where the keyboard is.',
  dangerSolid: 'The one button that cannot be undone.',
  dangerSolidHover: 'The same under a pointer.',
  textOnDanger: 'Words on it.',
  dangerSoft: 'Behind what went wrong.',
  dangerSoftHover: 'The same under a pointer.',
  dangerBorder: 'The edge of a field that was refused.',
  dangerText: 'What went wrong, in words.',
  successSoft: 'Behind what went well.',
  successText: 'What went well, in words.',
  warningSoft: 'Behind what one should know before.',
  warningText: 'What one should know before, in words.',
  scrim: 'Over the page while something floats on it.',
}

/** The roles as one looks for them. */
export const roleGroups: readonly { name: string; roles: readonly [ColorRole, string][] }[] = [
  { name: 'Paper and lines', roles: rolesBeginning(/^(background|surface|hairline|border|scrim)/) },
  { name: 'Words', roles: rolesBeginning(/^text/) },
  { name: 'Neutral', roles: rolesBeginning(/^neutral/) },
  { name: 'The oshi’s colour', roles: rolesBeginning(/^(accent|focus)/) },
  { name: 'What went wrong, well, or might', roles: rolesBeginning(/^(danger|success|warning)/) },
]

function rolesBeginning(way: RegExp): [ColorRole, string][] {
  return Object.entries(uses).filter(([role]) => way.test(role)) as [ColorRole, string][]
}
