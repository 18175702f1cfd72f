import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/chat.ts'
import { CountBadge } from '#design-system/count-badge/CountBadge.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { MessageTabs_viewer$key } from './__generated__/MessageTabs_viewer.graphql.ts'
import { tab, tabs } from './MessageTabs.css.ts'

type MessageTabsProps = {
  current: 'channels' | 'direct'
  /** Absent until it is known who reads. */
  viewer?: MessageTabs_viewer$key | undefined
}

/**
 * What is talked about with all, and what with one: the two lists of messages. The latter tells how many messages there
 * are not read, and how many strangers ask; the shell keeps it live.
 */
export function MessageTabs({ current, viewer }: MessageTabsProps) {
  const data = useFragment(
    graphql`
      fragment MessageTabs_viewer on Viewer @throwOnFieldError {
        directMessages {
          unreadCount
          requestCount
        }
      }
    `,
    viewer,
  )
  const intl = useIntl()
  const { unreadCount: unread = 0, requestCount: requests = 0 } = data?.directMessages ?? {}
  return (
    <div className={tabs}>
      {(['channels', 'direct'] as const).map((each) => (
        <Link
          key={each}
          href={each === 'direct' ? paths.directList() : paths.channels()}
          className={tab({ isCurrent: each === current })}
          aria-current={each === current ? 'page' : undefined}
        >
          <Text as="span" size="small" weight={each === current ? 'bold' : 'medium'}>
            <FormattedMessage id={`chat.tabs.${each}`} />
          </Text>
          {each === 'direct' && (
            <CountBadge
              count={unread + requests}
              label={intl.formatMessage({ id: 'chat.tabs.waiting' }, { unread, requests })}
            />
          )}
        </Link>
      ))}
    </div>
  )
}
