import { graphql, useFragment } from 'react-relay'
import { FormattedMessage } from 'react-intl'
import { Surface } from '#design-system/surface/Surface.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ChannelRow, type Reader } from '#features/channel/index.ts'
import type { ChannelRows_community$key } from './__generated__/ChannelRows_community.graphql.ts'
import { list } from './ChannelSection.css.ts'

type ChannelRowsProps = Reader & { community: ChannelRows_community$key }

/** The community's channels in its order, as whoever reads sees them. */
export function ChannelRows({ community, ...reader }: ChannelRowsProps) {
  const { channels } = useFragment(
    graphql`
      fragment ChannelRows_community on Community @throwOnFieldError {
        channels {
          edges {
            node {
              id
              ...ChannelRow_channel
            }
          }
        }
      }
    `,
    community,
  )
  return channels.edges.length === 0 ? (
    <Text tone="muted">
      <FormattedMessage id="home.channels.empty" />
    </Text>
  ) : (
    <Surface tone="paper">
      <ul className={list}>
        {channels.edges.map(({ node }) => (
          <ChannelRow key={node.id} channel={node} {...reader} />
        ))}
      </ul>
    </Surface>
  )
}
