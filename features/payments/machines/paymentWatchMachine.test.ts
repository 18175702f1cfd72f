import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { type Look, paymentWatchMachine } from './paymentWatchMachine.ts'

const found = (isSettled: boolean): Look => ({ kind: 'found', isSettled })

/** A watch on a clock of its own, whose looks find these, and then nothing new. */
function watch(looks: (Look | Error)[], isShown = () => true) {
  const clock = new SimulatedClock()
  let count = 0
  const look = () => {
    const next = looks[count++] ?? found(false)
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
  }
  const actor = createActor(
    paymentWatchMachine.provide({ actors: { look: fromPromise(look) }, guards: { isShown } }),
    { clock },
  ).start()
  const pass = async (ms: number) => {
    clock.increment(ms)
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  }
  return { actor, pass, count: () => count }
}

describe('a payment that is watched', () => {
  it('is looked at every five seconds until the provider has said its last word', async () => {
    const { actor, pass, count } = watch([found(false), found(true)])
    await pass(4_999)
    expect(count()).toBe(0)
    await pass(1)
    expect(actor.getSnapshot().value).toEqual({ watching: 'waiting' })
    await pass(5_000)
    expect(actor.getSnapshot().value).toBe('settled')
    await pass(60_000)
    expect(count()).toBe(2)
  })

  it('says what failed, and looks again all the same', async () => {
    const { actor, pass } = watch([new Error('offline'), found(false)])
    await pass(5_000)
    expect(actor.getSnapshot().context.error).toEqual(new Error('offline'))
    await pass(5_000)
    expect(actor.getSnapshot().context.error).toBeNull()
  })

  it('asks nothing while nobody sees the page, and at once when somebody comes back', async () => {
    let isShown = false
    const { actor, pass, count } = watch([], () => isShown)
    for (let second = 0; second < 60; second += 5) await pass(5_000)
    expect(count()).toBe(0)
    isShown = true
    actor.send({ type: 'page.shown' })
    expect(count()).toBe(1)
  })

  it('leaves it to the fan after five minutes, and watches anew when asked', async () => {
    const { actor, pass, count } = watch([])
    for (let second = 0; second < 300; second += 5) await pass(5_000)
    expect(actor.getSnapshot().value).toBe('slow')
    const before = count()
    await pass(3_600_000)
    expect(count()).toBe(before)
    actor.send({ type: 'look.asked' })
    await pass(0)
    await pass(5_000)
    expect(count()).toBe(before + 2)
  })
})
