import { arrivals, nightfall, pass, type Aim, type Night } from './lighthouse.ts'
import { lighthouseTables, type LighthouseTables } from './tables.ts'

/** How long a step of the game is, in milliseconds. */
export const stepMs = 50

/**
 * Which rules these are: the first 16 digits of what a fixed set of plays comes to under them (`replay.test.ts`). It
 * changes whenever a play could come to anything else.
 */
export const lighthouseRules = '007085ab3a4807f0'

/** The step from which the beam is held so, in one number: `step × 256 + aim × 4 + reach`. */
export const inputOf = (step: number, { aim, reach }: Aim): number => step * 256 + aim * 4 + reach

export const stepOf = (input: number): number => Math.trunc(input / 256)
export const aimOf = (input: number): Aim => ({
  aim: Math.trunc((input % 256) / 4),
  reach: input % 4,
})

export type Replay =
  | { night: Night; problem: null }
  | { night?: undefined; problem: 'INCOMPLETE' | 'INVALID' }

/**
 * Plays inputs again to the game's end. What is no input, two in one step or in the wrong order, and what comes after
 * the end, are INVALID. `until` is the step at which the page says that it ended: another end is INCOMPLETE. Never more
 * steps than a night has.
 */
export function replay(
  seed: string,
  inputs: readonly number[],
  until: number,
  tables: LighthouseTables = lighthouseTables,
): Replay {
  const night = nightAt(seed, inputs, tables.steps, tables)
  if (night === null) return { problem: 'INVALID' }
  return night.step === until ? { night, problem: null } : { problem: 'INCOMPLETE' }
}

/** How a night stands at a step, or at its end before it, after these inputs; null where they are none of such a night. */
export function nightAt(
  seed: string,
  inputs: readonly number[],
  step: number,
  tables: LighthouseTables = lighthouseTables,
): Night | null {
  if (inputs.length > tables.steps) return null
  const coming = arrivals(seed, tables)
  let night = nightfall()
  let next = 0
  let before = -1
  for (const input of inputs) {
    if (!Number.isInteger(input) || input < 0 || stepOf(input) <= before) return null
    before = stepOf(input)
  }
  while (!night.isOver && night.step < step) {
    const input = inputs[next]
    const isNow = input !== undefined && stepOf(input) === night.step
    if (isNow) next += 1
    night = pass(night, coming, isNow ? aimOf(input) : night.wanted, tables)
  }
  return next < inputs.length ? null : night
}
