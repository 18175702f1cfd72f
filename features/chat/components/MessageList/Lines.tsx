import { FormattedMessage } from 'react-intl'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { day, dayWords, unread, unreadWords } from './MessageList.css.ts'

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
