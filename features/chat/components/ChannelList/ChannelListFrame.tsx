import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Heading } from '#design-system/heading/Heading.tsx'
import { useSession } from '#platform/session/session.ts'
import { NewDirect } from '../NewDirect/NewDirect.tsx'
import { MessageTabs } from '../MessageTabs/MessageTabs.tsx'
import { action, head, rows, title } from './ChannelList.css.ts'

type ChannelListFrameProps = {
  headingLevel: 1 | 2
  /** Which of the two lists it is. */
  tab?: 'channels' | 'direct'
  /** Absent until it is known who reads. */
  viewer?: ComponentProps<typeof MessageTabs>['viewer']
  children: ReactNode
}

/** What stands around the channels, whatever is known of them. */
export function ChannelListFrame({
  headingLevel,
  tab = 'channels',
  viewer,
  children,
}: ChannelListFrameProps) {
  const intl = useIntl()
  const session = useSession()
  return (
    <nav
      aria-label={intl.formatMessage({
        id: tab === 'direct' ? 'chat.direct.list' : 'chat.channels.list',
      })}
    >
      <div className={title}>
        <div className={head}>
          <Heading level={headingLevel} size="large" tabIndex={-1}>
            <FormattedMessage id="chat.channels.title" />
          </Heading>
          {tab === 'direct' && session.status === 'loggedIn' && (
            <div className={action}>
              <NewDirect isInHead />
            </div>
          )}
        </div>
        <MessageTabs current={tab} viewer={viewer} />
      </div>
      <div className={rows}>{children}</div>
    </nav>
  )
}
