import { useEffect, useState } from 'react'
import { scheduleStateAt } from '#rules/officialSchedule.ts'
import type { OfficialScheduleState } from '#schema/types.generated.ts'
import { onServerClock, serverNow } from '#platform/time/serverClock.ts'

export type ScheduleStanding = {
  readonly state: OfficialScheduleState
  readonly startsAt: string
  readonly endsAt: string
}

/** What a timer can wait for: some 24 days. */
const longestWait = 2 ** 31 - 1

/** Where a schedule stands: as the gateway said, and from then on by its clock, at its start and at its end. */
export function useScheduleState({ state, startsAt, endsAt }: ScheduleStanding) {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = []
    const look = () => setNow(new Date(serverNow()))
    const wait = () => {
      timers.forEach(clearTimeout)
      look()
      timers = [startsAt, endsAt]
        .map((instant) => Date.parse(instant) - serverNow())
        .filter((ms) => ms > 0 && ms < longestWait)
        .map((ms) => setTimeout(look, ms))
    }
    wait()
    const end = onServerClock(wait)
    return () => {
      end()
      timers.forEach(clearTimeout)
    }
  }, [startsAt, endsAt])
  if (now === null) return state
  return scheduleStateAt({ startsAt, endsAt, isCancelled: state === 'CANCELLED' }, now)
}
