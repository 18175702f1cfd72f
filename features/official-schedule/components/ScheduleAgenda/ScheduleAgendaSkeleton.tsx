import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { list } from './ScheduleAgenda.css.ts'
import { faces, head, link, row, time } from './ScheduleRow.css.ts'

/** A day's schedules that are on their way. */
export function ScheduleAgendaSkeleton({ count = 4 }: { count?: number }) {
  return (
    <div className={list}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={row}>
          <span className={time}>
            <Skeleton width="100%" height={20} />
          </span>
          <Skeleton width="5px" height={104} radius="full" />
          <div className={head}>
            <div className={link}>
              <Skeleton width="96px" height={24} />
              <Skeleton width={`${90 - (at % 3) * 18}%`} height={24} />
              <span className={faces}>
                <Skeleton width="28px" height={28} radius="full" />
                <Skeleton width="96px" height={16} />
              </span>
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
