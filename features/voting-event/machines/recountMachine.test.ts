import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { recountMachine, type Recount } from './recountMachine.ts'

const begin = (count: () => Promise<Recount>) =>
  createActor(recountMachine.provide({ actors: { count: fromPromise(count) } })).start()
const right = { votes: new Map(), isSameLog: true, isSameSum: true }

describe('counting a log oneself', () => {
  it.each([
    ['agreed', () => Promise.resolve(right)],
    ['differed', () => Promise.resolve({ ...right, isSameLog: false })],
    ['differed', () => Promise.resolve({ ...right, isSameSum: false })],
    ['unread', () => Promise.reject(new Error('offline'))],
  ])('ends in %s, and can be done again', async (state, count) => {
    const actor = begin(count)
    expect(actor.getSnapshot().value).toBe('uncounted')
    for (let turn = 0; turn < 2; turn += 1) {
      actor.send({ type: 'recount.asked' })
      expect(actor.getSnapshot().hasTag('busy')).toBe(true)
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
      expect(actor.getSnapshot().value).toBe(state)
    }
  })

  it('is deaf while it counts', async () => {
    let counts = 0
    const actor = begin(async () => {
      counts += 1
      return right
    })
    actor.send({ type: 'recount.asked' })
    actor.send({ type: 'recount.asked' })
    await waitFor(actor, (snapshot) => snapshot.matches('agreed'))
    expect(counts).toBe(1)
  })
})
