import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { Answer } from '#rules/questionnaire.ts'
import { autosaveMachine, type Answers, type Kept } from './autosaveMachine.ts'

const answer = (questionId: string, ...choiceIds: string[]): Answer => ({
  questionId,
  choiceIds,
  text: null,
})
const ended = { __typename: 'QuestionnaireError', code: 'ENDED' } as unknown as Kept

/** A keeping whose requests are answered by hand. */
function keeping() {
  const sent: Answers[] = []
  const ends: { resolve: (kept: Kept) => void; reject: (error: Error) => void }[] = []
  const clock = new SimulatedClock()
  const keep = fromPromise<Kept, Answers>(({ input }) => {
    sent.push(input)
    return new Promise((resolve, reject) => ends.push({ resolve, reject }))
  })
  const actor = createActor(autosaveMachine.provide({ actors: { keep } }), { clock }).start()
  const choose = (...of: Parameters<typeof answer>) =>
    actor.send({ type: 'answer.changed', answer: answer(...of) })
  const until = (state: 'kept' | 'unanswered' | 'refused') =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  const count = (requests: number) => waitFor(actor, () => sent.length === requests)
  return { actor, choose, clock, count, ends, sent, until }
}

describe('answers that are kept as a fan goes on', () => {
  it('go one request after the other, and the newest goes last', async () => {
    const { choose, count, ends, sent, until } = keeping()
    choose('when', 'morning')
    choose('when', 'night')
    choose('place', 'booth')
    expect(sent).toEqual([{ when: answer('when', 'morning') }])
    ends[0]!.resolve(null)
    await count(2)
    expect(sent[1]).toEqual({ when: answer('when', 'night'), place: answer('place', 'booth') })
    ends[1]!.resolve(null)
    await until('kept')
  })

  it('that had no answer go again by themselves, with what was chosen since', async () => {
    const { actor, choose, clock, ends, sent, until } = keeping()
    choose('when', 'morning')
    choose('place', 'booth')
    ends[0]!.reject(new Error('offline'))
    await until('unanswered')
    clock.increment(4_999)
    expect(sent).toHaveLength(1)
    clock.increment(1)
    expect(sent[1]).toEqual({ when: answer('when', 'morning'), place: answer('place', 'booth') })
    ends[1]!.reject(new Error('offline'))
    await until('unanswered')
    actor.send({ type: 'keeping.asked' })
    expect(sent).toHaveLength(3)
    ends[2]!.resolve(null)
    await until('kept')
  })

  it('are handed in no more once it is over', async () => {
    const { actor, choose, ends, sent, until } = keeping()
    choose('when', 'morning')
    ends[0]!.resolve(ended)
    await until('refused')
    choose('when', 'night')
    expect(sent).toHaveLength(1)
    expect(actor.getSnapshot().context.refusal).toEqual(ended)
  })
})
