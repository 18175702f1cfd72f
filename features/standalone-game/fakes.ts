import { playOut, withPlan } from '#rules/games/harbour/bots.ts'
import { arrive, found, make } from '#rules/games/harbour/harbour.ts'
import { writeTown } from '#rules/games/harbour/save.ts'
import { harbourTables as tables, type Kind } from '#rules/games/harbour/tables.ts'
import type { Town, Voyage } from '#rules/games/harbour/town.ts'
import { visitorNames, visitorOf, type Visitor } from '#rules/games/harbour/visitors.ts'
import { fakeOf } from '#storybook/fake.ts'
import type { OtherTown } from './machines/harbourSaveMachine.ts'

const seed = '00000000000000000000000000000016'
/** Noon in Tokyo, as stories' clock stands. */
const noon = Date.parse('2026-11-20T03:00:00.000Z') / 1000

/** A town in which nothing was done. */
export const freshTown = (): Town => found(seed, noon, tables)

const voyage = (kind: Kind, span: number, left: number): Voyage => {
  const backAt = noon + left
  return { kind, span, backAt, leftAt: backAt - tables.spans[span]!, pay: 24 + span * 8 }
}

/** A small town: one boat is back, one is out, one lies idle. */
export const smallTown = (more: Partial<Town> = {}): Town => ({
  ...freshTown(),
  shells: 74,
  earned: 210,
  delivered: 9,
  visits: 3,
  visitedAt: noon - 60,
  plots: [
    null,
    { kind: 6, level: 1 } as const,
    { kind: 5, level: 1 } as const,
    null,
    { kind: 3, level: 1 } as const,
    { kind: 1, level: 2 } as const,
    null,
    null,
    null,
    { kind: 3, level: 1 } as const,
    { kind: 2, level: 1 } as const,
    null,
  ],
  berths: [voyage(3, 1, -40), voyage(5, 3, 5_400), null],
  ...more,
})

/** A full town, as a plan builds it. */
export function fullTown(): Town {
  const town = playOut(withPlan, seed, tables)
  const berths = [voyage(1, 4, 21_000), voyage(4, 2, 1_260), voyage(6, 0, -1)]
  return { ...town, at: noon, visitedAt: noon - 60, isAsked: false, berths }
}

/** A visitor of this name has come. */
export function visitedBy(name: Visitor['name']): Town {
  const town = smallTown({ isAsked: true, berths: [null, null, null] })
  const visits = visitorNames
    .map((_, number) => number + visitorNames.length)
    .find((number) => visitorOf({ ...town, visits: number }, tables).name === name)!
  return { ...town, visits }
}

/** The first boat is out, or back with what it brings. */
export function firstBoat(state: 'out' | 'home' | 'collected'): Town {
  const sent = make(found(seed, noon - 12, tables), { type: 'send', order: 0 }, tables)
  if (state === 'out')
    return { ...sent, berths: [{ ...sent.berths[0]!, backAt: noon + 9 }, null, null] }
  const home = arrive(sent, noon, tables)
  return state === 'home' ? home : make(home, { type: 'collect', berth: 0 }, tables)
}

/** Another device's town, saved later than this one's. */
export const otherTown: OtherTown = {
  text: writeTown({ ...fullTown(), at: noon - 7_200, shells: 318 }),
  from: 'device',
  savedAt: '2026-11-20T01:04:00.000Z',
  version: 12,
}

export const fakeSave = fakeOf('StandaloneGameSave', {
  id: 'standalonesave_12',
  version: 12,
  savedAt: '2026-11-20T02:41:00.000Z',
  text: writeTown(smallTown()),
})

/** Harbour town, with one save of the viewer's. */
export const fakeStandaloneGame = fakeOf('StandaloneGame', {
  id: 'standalonegame_harbour',
  name: 'harbour',
  viewerSave: fakeSave(),
  viewerSaves: [fakeSave()],
})
