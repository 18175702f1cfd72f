import { graphql, useFragment } from 'react-relay'
import { FormattedMessage, useIntl } from 'react-intl'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Figure } from '#features/errors/index.ts'
import { Heading } from '#design-system/heading/Heading.tsx'
import type { ChannelList_community$key } from './__generated__/ChannelList_community.graphql.ts'
import { ChannelListItem } from './ChannelListItem.tsx'
import { list, title } from './ChannelList.css.ts'

type ChannelListProps = {
  community: ChannelList_community$key
  /** The channel that is open. */
  currentId?: string
  headingLevel: 1 | 2
}

/** The community's channels in its order, each with its newest message and what is unread. The shell keeps them live. */
export function ChannelList({ currentId, headingLevel, ...props }: ChannelListProps) {
  const { channels } = useFragment(
    graphql`
      fragment ChannelList_community on Community @throwOnFieldError {
        channels {
          edges {
            node {
              id
              ...ChannelListItem_channel
            }
          }
        }
      }
    `,
    props.community,
  )
  const intl = useIntl()
  return (
    <nav aria-label={intl.formatMessage({ id: 'chat.channels.list' })}>
      <div className={title}>
        <Heading level={headingLevel} size="large" tabIndex={-1}>
          <FormattedMessage id="chat.channels.title" />
        </Heading>
      </div>
      {channels.edges.length === 0 ? (
        <EmptyState
          figure={<Figure name="empty-chat" />}
          title={intl.formatMessage({ id: 'chat.channels.empty.title' })}
          body={<FormattedMessage id="chat.channels.empty.body" />}
        />
      ) : (
        <ul className={list}>
          {channels.edges.map(({ node }) => (
            <ChannelListItem key={node.id} channel={node} isCurrent={node.id === currentId} />
          ))}
        </ul>
      )}
    </nav>
  )
}
