import { FormattedMessage, useIntl } from 'react-intl'
import { dayAfter, startOfDay } from '#rules/day.ts'
import { Text } from '#design-system/text/Text.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { anchorOf } from './anchorOf.ts'
import { day, dot, dots, number, week } from './ScheduleWeek.css.ts'

type ScheduleWeekProps = {
  /** `YYYY-MM-DD` in Japan. */
  today: string
  /** For each day that has any, the palettes of what it has. */
  days: ReadonlyMap<string, readonly (string | undefined)[]>
}

/** Seven days from today, each with the lights of what it has: one press, and the list is there. */
export function ScheduleWeek({ today, days }: ScheduleWeekProps) {
  const intl = useIntl()
  return (
    <nav aria-label={intl.formatMessage({ id: 'schedule.week' })}>
      <ol className={week}>
        {Array.from({ length: 7 }, (_, at) => dayAfter(today, at)).map((each) => {
          const instant = startOfDay(each).toISOString()
          const lights = days.get(each) ?? []
          const face = (
            <>
              <Text as="span" size="caption" tone="muted">
                {each === today ? (
                  <FormattedMessage id="schedule.today" />
                ) : (
                  intl.formatDate(instant, { timeZone: 'Asia/Tokyo', weekday: 'short' })
                )}
              </Text>
              <span className={number}>{Number(each.slice(8))}</span>
              <span className={dots} aria-hidden>
                {lights.slice(0, 4).map((palette, light) => (
                  <span key={light} className={dot} data-palette={palette} />
                ))}
              </span>
            </>
          )
          return (
            <li key={each}>
              {lights.length === 0 ? (
                <span className={day({ isToday: each === today })}>{face}</span>
              ) : (
                <a
                  href={`#${anchorOf(each)}`}
                  className={day({ isToday: each === today, hasAny: true })}
                >
                  {face}
                  <VisuallyHidden>
                    <FormattedMessage id="schedule.week.count" values={{ count: lights.length }} />
                  </VisuallyHidden>
                </a>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
