import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { ProviderError } from '#platform/session/session.ts'
import { passwordResetMachine } from './passwordResetMachine.ts'

const ok = () => Promise.resolve()
const dead = () => Promise.reject(new ProviderError('dead-link'))
const offline = () => Promise.reject(new ProviderError('network-request-failed'))

type Slots = {
  sendMail?: () => Promise<void>
  checkLink?: () => Promise<{ email: string }>
  savePassword?: () => Promise<void>
}

function start(code: string | null, slots: Slots = {}) {
  const {
    sendMail = ok,
    checkLink = () => Promise.resolve({ email: 'a@b.jp' }),
    savePassword = ok,
  } = slots
  const actor = createActor(
    passwordResetMachine.provide({
      actors: {
        sendMail: fromPromise(sendMail),
        checkLink: fromPromise(checkLink),
        savePassword: fromPromise(savePassword),
      },
    }),
    { input: { code } },
  ).start()
  return { actor, at: () => actor.getSnapshot().value }
}

const email = { type: 'email.submitted', email: 'a@b.jp' } as const
const password = { type: 'password.submitted', password: 'tide-lamp-eleven' } as const

describe('passwordResetMachine', () => {
  it('sends a mail, and another to another address', async () => {
    const { actor, at } = start(null)
    expect(at()).toBe('enteringEmail')
    actor.send(email)
    expect(at()).toBe('sendingMail')
    await expect.poll(at).toBe('mailSent')
    actor.send({ type: 'email.changed' })
    expect(at()).toBe('enteringEmail')
  })

  it('says where no mail could be sent', async () => {
    const { actor, at } = start(null, { sendMail: offline })
    actor.send(email)
    await expect.poll(at).toBe('enteringEmail')
    expect(actor.getSnapshot().context.fault).toMatchObject({ code: 'network-request-failed' })
  })

  it('asks whose link it is, then changes the password', async () => {
    const { actor, at } = start('abc')
    expect(at()).toBe('checkingLink')
    await expect.poll(at).toBe('enteringPassword')
    expect(actor.getSnapshot().context.email).toBe('a@b.jp')
    actor.send(password)
    await expect.poll(at).toBe('passwordChanged')
  })

  it('tells a dead link at once', async () => {
    await expect.poll(start('abc', { checkLink: dead }).at).toBe('linkDead')
  })

  it('lets the password be typed where the link could not be checked', async () => {
    await expect.poll(start('abc', { checkLink: offline }).at).toBe('enteringPassword')
  })

  it.each([
    ['linkDead', dead],
    ['enteringPassword', () => Promise.reject(new ProviderError('weak-password'))],
  ])('goes to %s by what the provider refused', async (value, savePassword) => {
    const { actor, at } = start('abc', { savePassword })
    await expect.poll(at).toBe('enteringPassword')
    actor.send(password)
    await expect.poll(() => at() !== 'savingPassword').toBe(true)
    expect(at()).toBe(value)
  })

  it('keeps no password', async () => {
    const { actor, at } = start('abc')
    await expect.poll(at).toBe('enteringPassword')
    actor.send(password)
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(password.password)
  })
})
