import { expect, it } from 'vitest'
import { nextRoundOpensAt, roundAt } from './votingRounds.ts'

const at = (text: string) => new Date(`${text}+09:00`)
const event = { opensAt: at('2026-11-20T18:00:00'), closesAt: at('2026-11-23T12:00:00') }

it('begins a round at midnight in Japan, and the first and last with the event', () => {
  expect(roundAt(event, at('2026-11-20T17:59:59.999'))).toBeNull()
  expect(roundAt(event, at('2026-11-20T18:00:00'))).toEqual({
    number: 1,
    day: '2026-11-20',
    opensAt: event.opensAt,
    closesAt: at('2026-11-21T00:00:00'),
  })
  expect(roundAt(event, at('2026-11-21T00:00:00'))).toMatchObject({ number: 2, day: '2026-11-21' })
  expect(roundAt(event, at('2026-11-21T23:59:59.999'))).toMatchObject({
    number: 2,
    closesAt: at('2026-11-22T00:00:00'),
  })
  expect(roundAt(event, at('2026-11-23T11:00:00'))).toMatchObject({
    number: 4,
    closesAt: event.closesAt,
  })
  expect(roundAt(event, event.closesAt)).toBeNull()
})

it('says when the next one opens, while there is one', () => {
  expect(nextRoundOpensAt(event, at('2026-11-19T00:00:00'))).toEqual(event.opensAt)
  expect(nextRoundOpensAt(event, at('2026-11-22T12:00:00'))).toEqual(at('2026-11-23T00:00:00'))
  expect(nextRoundOpensAt(event, at('2026-11-23T01:00:00'))).toBeNull()
})
