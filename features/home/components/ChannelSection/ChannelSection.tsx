import { graphql, useFragment } from 'react-relay'
import { FormattedMessage } from 'react-intl'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { ChannelRow } from '#features/channel/index.ts'
import { Section } from '#features/errors/index.ts'
import { paths } from '#features/chat/paths.ts'
import type { ChannelSection_community$key } from './__generated__/ChannelSection_community.graphql.ts'
import { ChannelSectionSkeleton } from './ChannelSectionSkeleton.tsx'
import { list } from './ChannelSection.css.ts'

type ChannelSectionProps = { community: ChannelSection_community$key }

/** The community's channels, in its order, with what was said last. */
export function ChannelSection(props: ChannelSectionProps) {
  return (
    <Section
      heading={
        <Inline gap={3} justify="between" align="baseline">
          <Heading level={2}>
            <FormattedMessage id="home.channels.title" />
          </Heading>
          <TextLink href={paths.channels()}>
            <FormattedMessage id="home.channels.all" />
          </TextLink>
        </Inline>
      }
      skeleton={<ChannelSectionSkeleton />}
    >
      <Channels {...props} />
    </Section>
  )
}

function Channels(props: ChannelSectionProps) {
  const { channels } = useFragment(
    graphql`
      fragment ChannelSection_community on Community @throwOnFieldError {
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
    props.community,
  )
  return channels.edges.length === 0 ? (
    <Text tone="muted">
      <FormattedMessage id="home.channels.empty" />
    </Text>
  ) : (
    <Surface tone="paper">
      <ul className={list}>
        {channels.edges.map(({ node }) => (
          <ChannelRow key={node.id} channel={node} />
        ))}
      </ul>
    </Surface>
  )
}
