import { expect, test, vi } from 'vitest'
import { renewAndSend } from './renewAndSend.ts'

const stale = { error: { __typename: 'RequiresRecentLoginError' } }
const done = {}
const gateway = (...answers: { error?: { __typename: string } }[]) =>
  vi.fn(async () => answers.shift() ?? stale)

test('asks nobody to log in where nothing wants it', async () => {
  const renew = vi.fn(async () => true)
  const refused = { error: { __typename: 'NotFoundError' } }
  expect(await renewAndSend(gateway(done), renew)).toBe(done)
  expect(await renewAndSend(gateway(refused), renew)).toBe(refused)
  expect(renew).not.toHaveBeenCalled()
})

test('has the fan log in once more, and sends again', async () => {
  const send = gateway(stale, done)
  expect(await renewAndSend(send, async () => true)).toBe(done)
  expect(send).toHaveBeenCalledTimes(2)
})

test('leaves the refusal where the fan would rather not', async () => {
  const send = gateway(stale, done)
  expect(await renewAndSend(send, async () => false)).toBe(stale)
  expect(send).toHaveBeenCalledTimes(1)
})

test('asks once, however old the new sign-in is', async () => {
  const renew = vi.fn(async () => true)
  expect(await renewAndSend(gateway(stale, stale, done), renew)).toBe(stale)
  expect(renew).toHaveBeenCalledTimes(1)
})
