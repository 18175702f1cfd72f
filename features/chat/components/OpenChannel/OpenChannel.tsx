import { graphql, useFragment } from 'react-relay'
import { PageHead } from '#platform/routing/PageHead.tsx'
import { ChannelMissing } from '../ChannelMissing/ChannelMissing.tsx'
import { Conversation } from '../Conversation/Conversation.tsx'
import type { OpenChannel_query$key } from './__generated__/OpenChannel_query.graphql.ts'

/** The channel that an address names: its conversation, where there is one that the fan may read. */
export function OpenChannel(props: { query: OpenChannel_query$key }) {
  const { tenant, viewer, node } = useFragment(
    graphql`
      fragment OpenChannel_query on Query
      @throwOnFieldError
      @argumentDefinitions(channelId: { type: "ID!" }, count: { type: "Int!" }) {
        tenant {
          id
        }
        viewer {
          user {
            id
          }
          mutes {
            ...Conversation_mutes
          }
        }
        node(id: $channelId) {
          ... on Channel @alias(as: "channel") {
            id
            name
            topic
            ...Conversation_channel @arguments(count: $count)
          }
        }
      }
    `,
    props.query,
  )
  const channel = node?.channel
  if (!channel) return <ChannelMissing />
  return (
    <>
      <PageHead title={channel.name} description={channel.topic} />
      <Conversation
        key={channel.id}
        channel={channel}
        tenantId={tenant.id}
        viewerId={viewer.user?.id}
        mutes={viewer.mutes}
      />
    </>
  )
}
