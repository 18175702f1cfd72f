import { expect, test, vi } from 'vitest'
import { proveAndSend } from './proveAndSend.ts'

type Answer = Awaited<Parameters<typeof proveAndSend>[0] extends () => infer Sent ? Sent : never>

const sent: Answer = {}
const refused = (proofDoublings: number | null): Answer => ({
  error: { values: { proofDoublings } },
})

const gateway = (...answers: Answer[]) => vi.fn(async () => answers.shift() ?? refused(null))

test('works for nothing where nothing is refused', async () => {
  const proveWork = vi.fn(async () => true)
  expect(await proveAndSend(gateway(sent), proveWork)).toBe(sent)
  expect(proveWork).not.toHaveBeenCalled()
})

test('does the work that a refusal names, and asks again', async () => {
  const proveWork = vi.fn(async () => true)
  const ask = gateway(refused(3), sent)
  expect(await proveAndSend(ask, proveWork)).toBe(sent)
  expect(proveWork.mock.calls).toEqual([['code', 3]])
})

test('does it once more where it has grown, and then no more', async () => {
  const proveWork = vi.fn(async () => true)
  const ask = gateway(refused(0), refused(1), refused(2), sent)
  expect(await proveAndSend(ask, proveWork)).toEqual(refused(2))
  expect(proveWork.mock.calls).toEqual([
    ['code', 0],
    ['code', 1],
  ])
})

test('leaves a refusal that no work lifts, or whose work failed, as it is', async () => {
  const proveWork = vi.fn(async () => false)
  expect(await proveAndSend(gateway(refused(null)), proveWork)).toEqual(refused(null))
  expect(proveWork).not.toHaveBeenCalled()
  const ask = gateway(refused(0), sent)
  expect(await proveAndSend(ask, proveWork)).toEqual(refused(0))
  expect(ask).toHaveBeenCalledTimes(1)
})
