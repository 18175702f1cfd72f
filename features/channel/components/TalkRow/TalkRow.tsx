import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { CountBadge } from '#design-system/count-badge/CountBadge.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { called, counts, face, head, line, lines, name, row } from './TalkRow.css.ts'

type TalkRowProps = {
  href: string
  /** A square of 48 px: the room's emblem, or whom one talks with. */
  face: ReactNode
  name: string
  /** What kind of room it is, beside its name. */
  mark?: ReactNode
  /** What was said last, as `usePreview` gives it. */
  preview: { words: string; saidAt?: string | undefined }
  /** How many messages were not read. */
  unread?: number
  /** How many of them mention the fan. */
  mentions?: number | undefined
  /** It is the one that is open. */
  isCurrent?: boolean
}

/** A room as one item of a list, which leads there: whose it is, what was said last with its time in Japan, and how much is unread. */
export function TalkRow({
  unread = 0,
  mentions = 0,
  isCurrent = false,
  preview,
  ...room
}: TalkRowProps) {
  const intl = useIntl()
  const tokyo = useTokyoTime()
  return (
    <li>
      <Link
        href={room.href}
        className={row({ isCurrent })}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <span className={face}>{room.face}</span>
        <span className={lines}>
          <span className={head}>
            <span className={name}>
              <Text as="strong" weight="bold" lines={1}>
                {room.name}
              </Text>
              {room.mark}
            </span>
            {preview.saidAt && (
              <Text as="time" size="caption" tone="muted" tabular dateTime={preview.saidAt}>
                {tokyo.recent(preview.saidAt)}
              </Text>
            )}
          </span>
          <span className={line}>
            <Text as="span" size="small" tone={unread > 0 ? 'default' : 'muted'} lines={1}>
              {preview.words}
            </Text>
            {/* Nothing takes no room: the words end where they did. */}
            {(unread > 0 || mentions > 0) && (
              <span className={counts}>
                {mentions > 0 && (
                  <span className={called}>
                    <Icon
                      name="at"
                      size={16}
                      label={intl.formatMessage({ id: 'channel.mentions' }, { count: mentions })}
                    />
                  </span>
                )}
                <CountBadge
                  count={unread}
                  label={intl.formatMessage({ id: 'channel.unread' }, { count: unread })}
                />
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}
