import { lightnessContrast } from './apca.ts'
import { contrast } from './colour.ts'
import type { ColorRole } from './contract.css.ts'

/** A role that is one colour on each side: the scrim is a shade over others. */
export type PlainRole = Exclude<ColorRole, 'scrim'>

/**
 * What is asked of a pairing, by what it is for. `wcag` is the law: 1.4.3 for text, 1.4.11 for what tells a control,
 * its state or its focus. `apca` (Lc) is our own: APCA's 75 for what is read at length; for the others where they
 * stand today, so that none gets fainter.
 */
export const floors = {
  reading: { wcag: 4.5, apca: 75 },
  words: { wcag: 4.5, apca: 55 },
  /** Medium or bold, on a button. */
  label: { wcag: 4.5, apca: 43 },
  control: { wcag: 3, apca: 27 },
} as const

export type Floor = keyof typeof floors

/** What may stand on what, and what for. */
export interface Pairing {
  readonly front: PlainRole
  readonly behind: readonly PlainRole[]
  readonly floor: Floor
}

const papers = ['background', 'surface', 'surfaceRaised', 'surfaceSunken'] as const
const neutrals = [...papers, 'neutralSoft', 'neutralSoftHover'] as const
const accents = ['accentSoft', 'accentSoftHover'] as const
const dangers = ['dangerSoft', 'dangerSoftHover'] as const
const tints = [...accents, ...dangers, 'successSoft', 'warningSoft'] as const

/** Every pairing that a component makes. A new one is written here first. */
export const pairings: readonly Pairing[] = [
  { front: 'text', behind: [...neutrals, ...tints], floor: 'reading' },
  { front: 'textMuted', behind: [...neutrals, 'accentSoft'], floor: 'words' },
  { front: 'accentText', behind: [...papers, 'neutralSoft', ...accents], floor: 'words' },
  {
    front: 'dangerText',
    behind: [...papers, 'neutralSoft', 'accentSoft', ...dangers],
    floor: 'words',
  },
  { front: 'successText', behind: [...papers, 'successSoft'], floor: 'words' },
  { front: 'warningText', behind: [...papers, 'warningSoft'], floor: 'words' },
  { front: 'textOnAccent', behind: ['accentSolid', 'accentSolidHover'], floor: 'label' },
  { front: 'textOnDanger', behind: ['dangerSolid', 'dangerSolidHover'], floor: 'label' },
  // The neutral solid button.
  { front: 'surface', behind: ['text', 'textMuted'], floor: 'label' },
  { front: 'borderControl', behind: [...papers, 'neutralSoft'], floor: 'control' },
  // Every accent solid wears this edge, so that a bright one ends somewhere on white.
  { front: 'accentBorder', behind: [...papers, 'neutralSoft', ...accents], floor: 'control' },
  { front: 'dangerBorder', behind: [...papers, ...dangers], floor: 'control' },
  { front: 'focusRing', behind: [...neutrals, ...tints], floor: 'control' },
]

/** What one role on another measures: WCAG's ratio, APCA's Lc, and whether both are enough. */
export interface Measured {
  readonly front: PlainRole
  readonly under: PlainRole
  readonly floor: Floor
  readonly wcag: number
  readonly apca: number
  readonly isEnough: boolean
}

/** Every pairing of a theme's roles, in figures. */
export function measure(
  roles: Readonly<Record<PlainRole, string>>,
  asked: readonly Pairing[] = pairings,
): Measured[] {
  return asked.flatMap(({ front, behind, floor }) =>
    behind.map((under) => {
      const wcag = contrast(roles[front], roles[under])
      const apca = lightnessContrast(roles[front], roles[under])
      const isEnough = wcag >= floors[floor].wcag && apca >= floors[floor].apca
      return { front, under, floor, wcag, apca, isEnough }
    }),
  )
}
