import { graphql, useFragment } from 'react-relay'
import { FormattedMessage } from 'react-intl'
import { paths } from '#addresses/chat.ts'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Section } from '#features/errors/index.ts'
import { latePart } from '#platform/routing/latePart.ts'
import type { ChannelRows_community$key } from './__generated__/ChannelRows_community.graphql.ts'
import type { ChannelSection_viewer$key } from './__generated__/ChannelSection_viewer.graphql.ts'
import { ChannelRows } from './ChannelRows.tsx'
import { ChannelSectionSkeleton } from './ChannelSectionSkeleton.tsx'

// A guest keeps nothing off their screen: what judges it need not come with their page.
const JudgedChannels = latePart(() => import('./JudgedChannels.tsx'))

type ChannelSectionProps = {
  community: ChannelRows_community$key
  viewer: ChannelSection_viewer$key
}

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

function Channels({ community, ...props }: ChannelSectionProps) {
  const viewer = useFragment(
    graphql`
      fragment ChannelSection_viewer on Viewer @throwOnFieldError {
        mutes {
          id
        }
        ...JudgedChannels_viewer
      }
    `,
    props.viewer,
  )
  return viewer.mutes ? (
    <JudgedChannels community={community} viewer={viewer} />
  ) : (
    <ChannelRows community={community} />
  )
}
