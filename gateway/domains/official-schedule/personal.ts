import { sql } from 'drizzle-orm'
import { gone, nobodys, type Judged } from '../../platform/personal/judging.ts'
import { officialSchedule, officialScheduleWatch } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys('What operators announce.', officialSchedule),
  gone(officialScheduleWatch, {
    of: 'fanId',
    told: ['scheduleId', 'at'],
    before: (personId) => sql`
      update ${officialSchedule} set watcher_count = watcher_count - 1
      where id in (select ${officialScheduleWatch.scheduleId} from ${officialScheduleWatch} where ${officialScheduleWatch.fanId} = ${personId})`,
  }),
]
