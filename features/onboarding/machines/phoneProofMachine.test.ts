import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { phoneProofMachine, type SendOutcome, type VerifyOutcome } from './phoneProofMachine.ts'

const sent: SendOutcome = {
  kind: 'sent',
  maskedPhoneNumber: '090-••••-5678',
  resendableAt: '2026-11-20T03:01:00.000Z',
}
const limit = { __typename: 'SendSmsCodeError', code: 'LIMIT', retryAt: null } as const
const wrong = {
  __typename: 'VerifySmsCodeError',
  code: 'INVALID',
  values: { triesLeft: 4 },
} as const

function start(sends: Promise<SendOutcome>[], verifies: (() => Promise<VerifyOutcome>)[] = []) {
  const none = () => Promise.reject(new Error('not expected'))
  const actor = createActor(
    phoneProofMachine.provide({
      actors: {
        sendCode: fromPromise(() => sends.shift() ?? none()),
        verifyCode: fromPromise(() => verifies.shift()?.() ?? none()),
      },
    }),
  ).start()
  return { actor, at: () => actor.getSnapshot().value }
}

const number = { type: 'number.submitted', phoneNumber: '090-1234-5678' } as const
const code = { type: 'code.submitted', code: '123456' } as const

describe('phoneProofMachine', () => {
  it('goes from the number over the code to the proof', async () => {
    const { actor, at } = start(
      [Promise.resolve(sent)],
      [() => Promise.resolve({ kind: 'proven' })],
    )
    actor.send(number)
    expect(at()).toBe('sendingCode')
    await expect.poll(at).toBe('enteringCode')
    actor.send(code)
    expect(at()).toBe('checkingCode')
    await expect.poll(at).toBe('proven')
  })

  it('stays at the number where no code could be sent', async () => {
    const { actor, at } = start([Promise.resolve({ kind: 'refused', error: limit })])
    actor.send(number)
    await expect.poll(at).toBe('enteringNumber')
    expect(actor.getSnapshot().context.problem).toEqual(limit)
  })

  it('stays at the code where another could not be sent', async () => {
    const { actor, at } = start([
      Promise.resolve(sent),
      Promise.resolve({ kind: 'refused', error: limit }),
    ])
    actor.send(number)
    await expect.poll(at).toBe('enteringCode')
    actor.send({ type: 'code.requested' })
    await expect.poll(() => actor.getSnapshot().context.problem).toEqual(limit)
    expect(at()).toBe('enteringCode')
  })

  it.each([
    ['is wrong', () => Promise.resolve({ kind: 'refused', error: wrong } as const)],
    ['could not be checked', () => Promise.reject(new TypeError('offline'))],
  ])('asks again where the code %s', async (_, answer) => {
    const { actor, at } = start([Promise.resolve(sent)], [answer])
    actor.send(number)
    await expect.poll(at).toBe('enteringCode')
    actor.send(code)
    await expect.poll(() => actor.getSnapshot().context.problem).not.toBeNull()
    expect(at()).toBe('enteringCode')
  })

  it('goes back for another number', async () => {
    const { actor, at } = start([Promise.resolve(sent)])
    actor.send(number)
    await expect.poll(at).toBe('enteringCode')
    actor.send({ type: 'number.changed' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'enteringNumber', context: { sent: null } })
  })
})
