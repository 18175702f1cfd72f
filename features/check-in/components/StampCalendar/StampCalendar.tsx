import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { stampCoins } from '#rules/checkIn.ts'
import { dayAfter, mondayOf } from '#rules/day.ts'
import { instantOf } from '../../instantOf.ts'
import { monthLinks } from '../../months.ts'
import { CalendarDay } from './CalendarDay.tsx'
import type { StampCalendar_month$key } from './__generated__/StampCalendar_month.graphql.ts'
import { head, table, weekday } from './StampCalendar.css.ts'

type StampCalendarProps = { month: StampCalendar_month$key; today: string }

const week = [0, 1, 2, 3, 4, 5, 6]

/** A month of stamps, by weeks that begin on Monday, as freezes do. */
export function StampCalendar({ today, ...props }: StampCalendarProps) {
  const { firstDay, days, stamps, frozen } = useFragment(
    graphql`
      fragment StampCalendar_month on CheckInMonth @throwOnFieldError {
        firstDay
        days
        stamps {
          id
          day
        }
        frozen
      }
    `,
    props.month,
  )
  const intl = useIntl()
  const format = (day: string, options: Intl.DateTimeFormatOptions) =>
    intl.formatDate(instantOf(day), { timeZone: 'Asia/Tokyo', ...options })
  const name = format(firstDay, { year: 'numeric', month: 'long' })
  const monday = mondayOf(firstDay)
  const end = dayAfter(firstDay, days)
  const weeks = week.map((at) => dayAfter(monday, at * 7)).filter((day) => day < end)
  const stamped = new Set(stamps.map(({ day }) => day))
  const links = monthLinks(firstDay, today)
  return (
    <Stack as="section" gap={3}>
      <div className={head}>
        <Heading level={2}>{name}</Heading>
        <Text as="span" tone="muted" tabular>
          <FormattedMessage
            id="check-in.calendar.count"
            values={{ stamps: stamped.size + frozen.length, days }}
          />
        </Text>
      </div>
      <table className={table} aria-label={name}>
        <thead>
          <tr>
            {week.map((at) => (
              <th key={at} scope="col" className={weekday}>
                {format(dayAfter(monday, at), { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((first) => (
            <tr key={first}>
              {week
                .map((at) => dayAfter(first, at))
                .map((day) => (
                  <CalendarDay
                    key={day}
                    day={day}
                    isOfMonth={day >= firstDay && day < end}
                    isToday={day === today}
                    standing={
                      stamped.has(day) ? 'stamped' : frozen.includes(day) ? 'frozen' : 'blank'
                    }
                  />
                ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Text size="small" tone="muted">
        <FormattedMessage id="check-in.calendar.whole" values={{ coins: stampCoins.month }} />
      </Text>
      <Inline gap={2}>
        <ButtonLink href={links.previous} emphasis="outline" tone="neutral" size="small">
          <FormattedMessage id="check-in.calendar.previous" />
        </ButtonLink>
        {links.next && (
          <ButtonLink href={links.next} emphasis="outline" tone="neutral" size="small">
            <FormattedMessage id="check-in.calendar.next" />
          </ButtonLink>
        )}
      </Inline>
    </Stack>
  )
}
