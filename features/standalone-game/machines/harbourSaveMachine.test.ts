import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import {
  harbourSaveMachine,
  type HarbourSaveInput,
  type OtherTown,
  type SaveAnswer,
} from './harbourSaveMachine.ts'

const town = (more: Partial<HarbourSaveInput> = {}): HarbourSaveInput => ({
  text: 'town 1',
  base: 1,
  keptText: 'town 1',
  savedAt: '2026-11-20T03:00:00.000Z',
  other: null,
  isFan: true,
  ...more,
})
const elsewhere: OtherTown = {
  text: 'town 9',
  from: 'device',
  savedAt: '2026-11-20T02:00:00.000Z',
  version: 9,
}
const kept = (text: string, version: number): SaveAnswer => ({
  kind: 'kept',
  text,
  version,
  savedAt: '2026-11-20T03:01:00.000Z',
})

/** An actor whose saves are answered one after the other; without an answer they fail. */
function playing(input: HarbourSaveInput, ...answers: (SaveAnswer | Promise<SaveAnswer>)[]) {
  const sent: { text: string; basedOn: number }[] = []
  const machine = harbourSaveMachine.provide({
    actors: {
      save: fromPromise(async ({ input: save }) => {
        sent.push(save)
        const answer = await answers.shift()
        if (!answer) throw new Error('offline')
        return answer
      }),
    },
    delays: { settle: 10, retry: 100 },
  })
  const actor = createActor(machine, { input }).start()
  const comesTo = (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state))
  return { actor, sent, comesTo }
}

describe('a change', () => {
  it('is saved a moment later, on the version it went on from', async () => {
    const { actor, sent, comesTo } = playing(town(), kept('town 3', 2))
    expect(actor.getSnapshot().value).toBe('kept')
    actor.send({ type: 'town.changed', text: 'town 2' })
    actor.send({ type: 'town.changed', text: 'town 3' })
    expect(actor.getSnapshot().value).toBe('changed')
    await comesTo('kept')
    expect(sent).toEqual([{ text: 'town 3', basedOn: 1 }])
    expect(actor.getSnapshot().context).toMatchObject({ base: 2, keptText: 'town 3' })
  })

  it('that comes while a save is under way is saved after it', async () => {
    const { promise, resolve } = Promise.withResolvers<SaveAnswer>()
    const { actor, sent, comesTo } = playing(town(), promise, kept('town 3', 3))
    actor.send({ type: 'town.changed', text: 'town 2' })
    await comesTo('saving')
    actor.send({ type: 'town.changed', text: 'town 3' })
    resolve(kept('town 2', 2))
    await comesTo('kept')
    expect(sent.map(({ basedOn }) => basedOn)).toEqual([1, 2])
  })

  it('waits without a connection, and is saved once it is back', async () => {
    const { actor, sent, comesTo } = playing(town({ text: 'town 2' }))
    await comesTo('offline')
    actor.send({ type: 'town.changed', text: 'town 3' })
    expect(actor.getSnapshot().value).toBe('offline')
    actor.send({ type: 'connection.returned' })
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual({ text: 'town 3', basedOn: 1 })
  })

  it('of a guest stays on the device', () => {
    const { actor, sent } = playing(town({ isFan: false, text: 'town 2' }))
    actor.send({ type: 'town.changed', text: 'town 3' })
    expect(actor.getSnapshot().value).toBe('alone')
    expect(sent).toEqual([])
  })

  it('that is refused stays here, and the next one is tried again', async () => {
    const { actor, comesTo } = playing(
      town({ text: 'town 2' }),
      { kind: 'refused', problem: 'NEWER_SAVE' },
      kept('town 3', 2),
    )
    await comesTo('refused')
    expect(actor.getSnapshot().context.problem).toBe('NEWER_SAVE')
    actor.send({ type: 'town.changed', text: 'town 3' })
    await comesTo('kept')
  })
})

describe('two towns', () => {
  it('that of here goes on from the other’s version, and is saved over it', async () => {
    const { actor, sent, comesTo } = playing(
      town({ text: 'town 2' }),
      { kind: 'conflict', latest: elsewhere },
      kept('town 2', 10),
    )
    await comesTo('choosing')
    actor.send({ type: 'town.changed', text: 'town 7' })
    actor.send({ type: 'side.chosen', side: 'here' })
    await comesTo('kept')
    expect(sent.at(-1)).toEqual({ text: 'town 2', basedOn: 9 })
  })

  it('the other one is taken as it was saved', async () => {
    const { actor, sent } = playing(town({ text: 'town 2', other: elsewhere }))
    expect(actor.getSnapshot().value).toBe('choosing')
    actor.send({ type: 'side.chosen', side: 'there' })
    expect(actor.getSnapshot().value).toBe('kept')
    expect(actor.getSnapshot().context).toMatchObject({ text: 'town 9', base: 9, other: null })
    expect(sent).toEqual([])
  })

  it('one from a file is saved as the next version', async () => {
    const { actor, sent, comesTo } = playing(town(), kept('town 5', 2))
    const file: OtherTown = { text: 'town 5', from: 'file', savedAt: null, version: null }
    actor.send({ type: 'other.offered', other: file })
    actor.send({ type: 'side.chosen', side: 'there' })
    await comesTo('kept')
    expect(sent).toEqual([{ text: 'town 5', basedOn: 1 }])
  })

  it('one that is not taken changes nothing', () => {
    const { actor, sent } = playing(town())
    actor.send({ type: 'other.offered', other: { ...elsewhere, from: 'version', version: null } })
    actor.send({ type: 'side.chosen', side: 'here' })
    expect(actor.getSnapshot().value).toBe('kept')
    expect(actor.getSnapshot().context.text).toBe('town 1')
    expect(sent).toEqual([])
  })
})
