import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Heading } from '#design-system/heading/Heading.tsx'
import { rows, title } from './ChannelList.css.ts'

type ChannelListFrameProps = { headingLevel: 1 | 2; children: ReactNode }

/** What stands around the channels, whatever is known of them. */
export function ChannelListFrame({ headingLevel, children }: ChannelListFrameProps) {
  const intl = useIntl()
  return (
    <nav aria-label={intl.formatMessage({ id: 'chat.channels.list' })}>
      <div className={title}>
        <Heading level={headingLevel} size="large" tabIndex={-1}>
          <FormattedMessage id="chat.channels.title" />
        </Heading>
      </div>
      <div className={rows}>{children}</div>
    </nav>
  )
}
