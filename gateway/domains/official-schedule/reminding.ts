import { sql } from 'drizzle-orm'
import { reminderMinutes } from '#rules/officialSchedule.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { JobContext, JobKinds } from '../../platform/jobs/kinds.ts'
import { isKindOn, tellAll } from '../notification/service.ts'
import { stateOf, watchingOf } from './service.ts'
import type { OfficialScheduleRow } from './tables.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    remindOfSchedules: null
  }
}

export const reminderJobs: JobKinds = {
  remindOfSchedules: { run: remindOfSchedules, again: '* * * * *' },
}

/**
 * Tells all who said to be at a schedule that it starts within minutes, each once; one that is moved afterwards is told
 * of anew, by its new start. What has started meanwhile, since no gateway ran, is told for as long again.
 */
export async function remindOfSchedules({ db, now }: JobContext): Promise<void> {
  const at = now()
  const instant = sql`${at.toISOString()}::timestamptz`
  const notice = sql`${reminderMinutes} * interval '1 minute'`
  const subject = sql`schedule.id || '/' || (extract(epoch from schedule.starts_at) * 1000)::bigint`
  const fans = sql`
    select watch.fan_id, schedule.community_id, ${subject} as subject_id
    from official_schedule as schedule
    join official_schedule_watch as watch on watch.schedule_id = schedule.id
    where schedule.starts_at > ${instant} - ${notice} and schedule.starts_at <= ${instant} + ${notice}
      and schedule.ends_at > ${instant} and not schedule.is_cancelled
      and watch.at < schedule.starts_at and not exists (
        select from notification as known
        where known.fan_id = watch.fan_id and known.kind = 'SCHEDULE_STARTING'
          and known.subject_id = ${subject}
      )`
  await tellAll(db, { kind: 'SCHEDULE_STARTING', at, fans })
}

/** Whether the viewer said to be there and will be told before it starts: they have not switched that off. */
export async function isReminded(
  context: GatewayContext,
  row: OfficialScheduleRow,
): Promise<boolean> {
  const { userId: fanId } = context
  if (fanId === null || stateOf(context, row) !== 'UPCOMING') return false
  const { isFans } = await watchingOf(context, row)
  return isFans && isKindOn(context.db, fanId, 'SCHEDULE_STARTING')
}
