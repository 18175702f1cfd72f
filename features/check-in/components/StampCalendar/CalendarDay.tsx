import { FormattedMessage } from 'react-intl'
import { Text } from '#design-system/text/Text.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { Stamp } from '../Stamp/Stamp.tsx'
import { mark, other } from './StampCalendar.css.ts'

type CalendarDayProps = {
  /** `YYYY-MM-DD`. */
  day: string
  isOfMonth: boolean
  isToday: boolean
  standing: 'blank' | 'frozen' | 'stamped'
}

/** A day of the calendar: its number, and what was made of it. Of other months' days the number alone. */
export function CalendarDay({ day, isOfMonth, isToday, standing }: CalendarDayProps) {
  const number = Number(day.slice(8))
  if (!isOfMonth)
    return (
      <td className={other}>
        <Text as="span" size="caption" tone="muted" tabular>
          {number}
        </Text>
      </td>
    )
  return (
    <td aria-current={isToday ? 'date' : undefined}>
      <Text as="span" size="caption" tone={isToday ? 'accent' : 'muted'} tabular>
        {number}
      </Text>
      <div className={mark}>
        <Stamp standing={isToday && standing === 'blank' ? 'open' : standing} />
      </div>
      <VisuallyHidden>
        {standing !== 'blank' && <FormattedMessage id={`check-in.calendar.${standing}`} />}
        {isToday && <FormattedMessage id="check-in.calendar.today" />}
      </VisuallyHidden>
    </td>
  )
}
