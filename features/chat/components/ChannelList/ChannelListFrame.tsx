import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Heading } from '#design-system/heading/Heading.tsx'
import { MessageTabs } from '../MessageTabs/MessageTabs.tsx'
import { rows, title } from './ChannelList.css.ts'

type ChannelListFrameProps = {
  headingLevel: 1 | 2
  /** Which of the two lists it is. */
  tab?: 'channels' | 'direct'
  children: ReactNode
}

/** What stands around the channels, whatever is known of them. */
export function ChannelListFrame({
  headingLevel,
  tab = 'channels',
  children,
}: ChannelListFrameProps) {
  const intl = useIntl()
  return (
    <nav
      aria-label={intl.formatMessage({
        id: tab === 'direct' ? 'chat.direct.list' : 'chat.channels.list',
      })}
    >
      <div className={title}>
        <Heading level={headingLevel} size="large" tabIndex={-1}>
          <FormattedMessage id="chat.channels.title" />
        </Heading>
        <MessageTabs current={tab} />
      </div>
      <div className={rows}>{children}</div>
    </nav>
  )
}
