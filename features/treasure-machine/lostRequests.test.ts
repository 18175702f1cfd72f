import { afterEach, expect, it } from 'vitest'
import { answerRequest, forgetRequests, keepRequest, lostRequest } from './lostRequests.ts'

const [machine, other] = ['treasuremachine_a', 'treasuremachine_b']
const answered = { refusal: undefined, wasLost: false }
afterEach(() => {
  forgetRequests(machine)
  forgetRequests(other)
})

it('asks under the same request until it is answered, and then under another', () => {
  expect(keepRequest(machine, 'ONE', 'first')).toBe('first')
  expect(keepRequest(machine, 'ONE', 'second')).toBe('first')
  expect(keepRequest(machine, 'TEN', 'ten')).toBe('ten')
  expect(keepRequest(other, 'ONE', 'elsewhere')).toBe('elsewhere')
  answerRequest(machine, 'ONE', answered)
  expect(keepRequest(machine, 'ONE', 'third')).toBe('third')
})

it.each([
  ['RateLimitedError', true, 'first'],
  ['RateLimitedError', false, null],
  ['TreasureMachineErrorResponse', true, null],
])('after a %s (lost before: %s) the request is %s', (refusal, wasLost, left) => {
  keepRequest(machine, 'ONE', 'first')
  answerRequest(machine, 'ONE', { refusal, wasLost })
  expect(lostRequest(machine, 'ONE')).toBe(left)
})

it('forgets a machine’s requests once what was lost is seen, and no other machine’s', () => {
  for (const act of ['ONE', 'TEN']) keepRequest(machine, act, act)
  keepRequest(other, 'ONE', 'elsewhere')
  forgetRequests(machine)
  expect([lostRequest(machine, 'ONE'), lostRequest(machine, 'TEN')]).toEqual([null, null])
  expect(lostRequest(other, 'ONE')).toBe('elsewhere')
})
