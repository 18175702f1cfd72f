import { describe, expect, it } from 'vitest'
import { getNextSnapshot, type EventFromLogic } from 'xstate'
import { statesIn, statesOf } from '#platform/machine/states.ts'
import { streamMachine } from './streamMachine.ts'

type Value = string | { connected: string }
type Event =
  | EventFromLogic<typeof streamMachine>
  | { type: string; output?: unknown; error?: unknown }

const context = { attempt: 0, token: 'token', hasRefreshed: false }
const done = (actor: string, output?: unknown) => ({ type: `xstate.done.actor.${actor}`, output })
const failed = (actor: string, status?: number) => ({
  type: `xstate.error.actor.${actor}`,
  error: { status },
})
const dropped = (status?: number) => ({ type: 'stream.dropped', refusal: { status } })

/** Where an event leads from a state. Actors are addressed by the id that XState gives them. */
function next(value: Value, event: Event, over: Partial<typeof context> = {}) {
  const snapshot = streamMachine.resolveState({ value, context: { ...context, ...over } })
  return getNextSnapshot(streamMachine, snapshot, event as EventFromLogic<typeof streamMachine>)
}

const reserve = '0.stream.reserving'
const refresh = '0.stream.refreshing'
const connecting = { connected: 'connecting' }
const open = { connected: 'open' }

const table: readonly [Value, Event, Value][] = [
  ['idle', { type: 'stream.wanted' }, 'reserving'],
  ['reserving', done(reserve, 'token'), connecting],
  [connecting, { type: 'stream.opened' }, open],
  [open, { type: 'stream.unwanted' }, 'idle'],
  // What fails is tried again.
  ['reserving', failed(reserve), 'waiting'],
  ['reserving', failed(reserve, 503), 'waiting'],
  [connecting, dropped(), 'waiting'],
  [open, dropped(), 'waiting'],
  [open, dropped(404), 'waiting'],
  ['waiting', { type: 'xstate.after.retry.stream.waiting' }, 'reserving'],
  ['waiting', { type: 'network.returned' }, 'reserving'],
  // 401 makes the credentials new once; 403 is for good.
  ['reserving', failed(reserve, 401), 'refreshing'],
  [open, dropped(401), 'refreshing'],
  ['refreshing', done(refresh), 'reserving'],
  ['refreshing', failed(refresh, 401), 'closed'],
  ['refreshing', failed(refresh), 'waiting'],
  ['reserving', failed(reserve, 403), 'closed'],
  [open, dropped(403), 'closed'],
  ['closed', { type: 'stream.wanted' }, 'reserving'],
  ['closed', { type: 'network.lost' }, 'closed'],
  // Without a network it pauses.
  [open, { type: 'network.lost' }, 'offline'],
  ['waiting', { type: 'network.lost' }, 'offline'],
  ['offline', { type: 'stream.wanted' }, 'offline'],
  ['offline', { type: 'network.returned' }, 'reserving'],
  ['idle', { type: 'network.lost' }, 'idle'],
  // Hidden for long it sleeps.
  [open, { type: 'tab.hiddenForLong' }, 'asleep'],
  ['offline', { type: 'tab.hiddenForLong' }, 'asleep'],
  ['asleep', { type: 'network.lost' }, 'asleep'],
  ['asleep', { type: 'tab.shown' }, 'reserving'],
  ['asleep', { type: 'stream.wanted' }, 'reserving'],
  // Pushed out by a newer one it stays away until somebody looks at it.
  [open, { type: 'stream.replaced' }, 'replaced'],
  ['replaced', { type: 'stream.wanted' }, 'replaced'],
  ['replaced', { type: 'network.lost' }, 'replaced'],
  ['replaced', { type: 'network.returned' }, 'replaced'],
  ['replaced', { type: 'tab.shown' }, 'reserving'],
  ['replaced', { type: 'stream.unwanted' }, 'idle'],
  // At a sign-out screens want nothing any more.
  ['waiting', { type: 'stream.unwanted' }, 'idle'],
  ['closed', { type: 'stream.unwanted' }, 'idle'],
]

describe('the stream', () => {
  it.each(table)('%j on %j is %j', (value, event, expected) => {
    expect(next(value, event).value).toEqual(expected)
  })

  it('comes to each of its states, which no story shows', () => {
    const stood = new Set(table.flatMap(([, , value]) => statesIn(streamMachine, value)))
    expect([...stood].toSorted()).toEqual(statesOf(streamMachine).toSorted())
  })

  it('refreshes no second time before it was open', () => {
    expect(next('reserving', failed(reserve, 401), { hasRefreshed: true }).value).toBe('closed')
    expect(next(open, dropped(401), { hasRefreshed: true }).value).toBe('closed')
    expect(next('refreshing', done(refresh)).context.hasRefreshed).toBe(true)
    expect(next('refreshing', failed(refresh)).context.hasRefreshed).toBe(false)
  })

  it('counts attempts until it is open', () => {
    const retried = next('waiting', { type: 'xstate.after.retry.stream.waiting' }, { attempt: 3 })
    expect(retried.context.attempt).toBe(4)
    const opened = next(connecting, { type: 'stream.opened' }, { attempt: 4, hasRefreshed: true })
    expect(opened.context).toMatchObject({ attempt: 0, hasRefreshed: false })
    expect(opened.hasTag('live')).toBe(true)
  })
})
