import { FormattedMessage } from 'react-intl'
import { Icon } from '#design-system/icon/Icon.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { day, dayWords, unread, unreadWords, withheld } from './MessageList.css.ts'

/** Where a day begins in Japan. */
export function DayLine({ sentAt }: { sentAt: string }) {
  const tokyo = useTokyoTime()
  return (
    <li className={day}>
      <time className={dayWords} dateTime={sentAt}>
        {tokyo.day(sentAt)}
      </time>
    </li>
  )
}

/** Where what the fan has not read begins. */
export function UnreadLine() {
  return (
    <li className={unread} data-unread-line="">
      <span className={unreadWords}>
        <FormattedMessage id="chat.unread.line" />
      </span>
    </li>
  )
}

/** In the place of messages that are for those who have joined. */
export function WithheldLine({ seq, count }: { seq: number; count: number }) {
  return (
    <li className={withheld} data-seq={seq} tabIndex={-1}>
      <Icon name="lock" size={16} />
      <FormattedMessage id="chat.withheld" values={{ count }} />
    </li>
  )
}
