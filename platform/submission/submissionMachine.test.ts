import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { statesIn, statesOf } from '#platform/machine/states.ts'
import { submissionMachine, type Sending, type SubmissionAnswer } from './submissionMachine.ts'

const refusal = { kind: 'refused', error: { __typename: 'NotFoundError' } } as const
const done = { kind: 'done', success: { id: 'order_01' } } as const
const offline = new TypeError('offline')

/** A submission that is answered in turn: with what is given, or not at all where that is an error. */
function start(answers: (SubmissionAnswer | Error)[], isLoggedIn = false) {
  const sent: Sending[] = []
  const told: unknown[] = []
  const actor = createActor(
    submissionMachine.provide({
      actors: {
        send: fromPromise(async ({ input }) => {
          sent.push(input)
          const answer = answers.shift() ?? done
          if (answer instanceof Error) throw answer
          return answer
        }),
        askForLogIn: fromPromise(async () => isLoggedIn),
      },
      actions: {
        tellSuccess: (_, { success }) => told.push(success),
        tellFailure: (_, { error }) => told.push(error),
      },
    }),
  ).start()
  const settled = () => waitFor(actor, ({ value }) => !/sending|asking/.test(String(value)))
  const submit = (text: string, key: string) => {
    actor.send({ type: 'submission.submitted', input: { text }, key })
    return settled()
  }
  return { actor, sent, told, submit, settled }
}

it.each([
  ['done', done, { id: 'order_01' }, ['editable']],
  ['refused', refusal, refusal.error, ['editable', 'failed']],
  ['unanswered', offline, offline, ['editable', 'failed', 'retriable']],
])('ends %s, and tells it once', async (state, answer, news, tags) => {
  const { submit, told } = start([answer])
  const snapshot = await submit('おめでとう', 'a')
  expect(snapshot.value).toBe(state)
  expect([...snapshot.tags].toSorted()).toEqual(tags)
  expect(told).toEqual([news])
})

it('comes to each of its states', async () => {
  const stood = new Set<string>()
  for (const answer of [done, refusal, offline, { kind: 'logInNeeded' } as const]) {
    const { actor, submit } = start([answer])
    const note = ({ value } = actor.getSnapshot()) =>
      statesIn(submissionMachine, value).forEach((state) => stood.add(state))
    note()
    actor.subscribe(note)
    await submit('おめでとう', 'a')
  }
  expect([...stood].toSorted()).toEqual(statesOf(submissionMachine).toSorted())
})

it('hears nothing while it is busy', async () => {
  const { actor, sent, settled } = start([done])
  for (const key of ['a', 'b']) actor.send({ type: 'submission.submitted', input: {}, key })
  expect(actor.getSnapshot().hasTag('busy')).toBe(true)
  await settled()
  expect(sent).toEqual([{ input: {}, key: 'a' }])
})

it('sends what got no answer again under its key, retried or pressed once more', async () => {
  const { actor, sent, submit, settled } = start([offline, offline])
  await submit('おめでとう', 'a')
  actor.send({ type: 'submission.retried' })
  await settled()
  await submit('おめでとう', 'b')
  expect(sent.map(({ key }) => key)).toEqual(['a', 'a', 'a'])
})

it('takes other words for another act', async () => {
  const { sent, submit } = start([offline])
  await submit('おめでとう', 'a')
  await submit('ありがとう', 'b')
  expect(sent.map(({ key }) => key)).toEqual(['a', 'b'])
})

it.each([
  ['done', done],
  ['refused', refusal],
])(
  'takes the same words for a new act once they were %s, and keeps none of them',
  async (_, answer) => {
    const { actor, sent, submit } = start([answer])
    await submit('secret-of-mine', 'a')
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('secret-of-mine')
    actor.send({ type: 'submission.retried' })
    await submit('secret-of-mine', 'b')
    expect(sent.map(({ key }) => key)).toEqual(['a', 'b'])
  },
)

it('forgets a failure as soon as it tries again', async () => {
  const { actor, submit } = start([refusal])
  await submit('おめでとう', 'a')
  actor.send({ type: 'submission.submitted', input: {}, key: 'b' })
  expect(actor.getSnapshot().context.error).toBeNull()
})

it('goes on by itself where the fan has logged in, and rests where they have not', async () => {
  const asked = { kind: 'logInNeeded' } as const
  const fan = start([asked, done], true)
  expect((await fan.submit('おめでとう', 'a')).value).toBe('done')
  expect(fan.sent.map(({ key }) => key)).toEqual(['a', 'a'])
  const guest = start([asked, done])
  expect((await guest.submit('おめでとう', 'a')).value).toBe('idle')
  expect(guest.told).toEqual([])
})
