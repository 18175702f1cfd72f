import { expect, it } from 'vitest'
import { scheduleStateAt } from './officialSchedule.ts'

const times = {
  startsAt: '2026-11-20T17:00:00.000Z',
  endsAt: '2026-11-20T18:30:00.000Z',
  isCancelled: false,
}

it('is live from its start until just before its end', () => {
  const at = (instant: string) => scheduleStateAt(times, new Date(instant))
  expect(at('2026-11-20T16:59:59.999Z')).toBe('UPCOMING')
  expect(at('2026-11-20T17:00:00.000Z')).toBe('LIVE')
  expect(at('2026-11-20T18:29:59.999Z')).toBe('LIVE')
  expect(at('2026-11-20T18:30:00.000Z')).toBe('OVER')
})

it('stays cancelled, whatever the hour', () => {
  for (const instant of [times.startsAt, times.endsAt])
    expect(scheduleStateAt({ ...times, isCancelled: true }, new Date(instant))).toBe('CANCELLED')
})
