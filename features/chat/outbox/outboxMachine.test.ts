import { expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { statesIn, statesOf } from '#platform/machine/states.ts'
import { outboxMachine, type Attempt } from './outboxMachine.ts'

it('stands in each of its states: nothing to do, sent up, on its way, waiting, offline', async () => {
  const clock = new SimulatedClock()
  const waiting = ['a', 'b']
  const attempts: Attempt[] = [{ kind: 'held', waitMs: 500 }]
  let uploads = 1
  const stood = new Set<string>()
  const actor = createActor(
    outboxMachine.provide({
      guards: { hasWaiting: () => waiting.length > 0, hasUpload: () => uploads > 0 },
      actors: {
        upload: fromPromise<Attempt>(() => {
          uploads -= 1
          return Promise.resolve({ kind: 'answered' })
        }),
        deliver: fromPromise(() => {
          const attempt = attempts.shift()
          if (!attempt) waiting.shift()
          return Promise.resolve(attempt ?? { kind: 'answered' })
        }),
      },
    }),
    { clock },
  )
  actor.subscribe(({ value }) =>
    statesIn(outboxMachine, value).forEach((state) => stood.add(state)),
  )
  actor.start()
  await waitFor(actor, (snapshot) => snapshot.matches('waiting'))
  expect(actor.getSnapshot().context.isHeld).toBe(true)
  clock.increment(500)
  await waitFor(actor, (snapshot) => snapshot.matches('idle'))
  expect(actor.getSnapshot().context.isHeld).toBe(false)
  actor.send({ type: 'network.lost' })
  expect([...stood].toSorted()).toEqual(statesOf(outboxMachine).toSorted())
})
