import { graphql } from 'react-relay'
import { fakeConnection } from '#storybook/fake.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { asMember, fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeChannel } from '#storybook/fakes/talk.ts'
import { ChannelSection } from './ChannelSection.tsx'
import { ChannelSectionSkeleton } from './ChannelSectionSkeleton.tsx'

const meta = preview.meta({
  component: ChannelSection,
  args: given('community'),
  parameters: fragmentStory(
    graphql`
      query ChannelSectionStoryQuery {
        node(id: "community_yoiyami") {
          ...ChannelSection_community @alias(as: "community")
        }
      }
    `,
    { Node: fakeCommunity },
  ),
})

const showing = (community: Parameters<typeof fakeCommunity>[0]) => ({
  relay: { data: { Node: () => fakeCommunity(community) } },
})

export const Default = meta.story()
export const Member = meta.story({ parameters: showing(asMember) })
export const Empty = meta.story({ parameters: showing({ channels: fakeConnection([]) }) })
export const NothingSaidYet = meta.story({
  parameters: showing({ channels: fakeConnection([fakeChannel({ newestMessage: null })]) }),
})
export const LongText = meta.story({
  parameters: showing({
    channels: fakeConnection([
      fakeChannel({ name: '夜明けまで起きてる会の準備と当日の実況の部屋', visibility: 'MEMBERS' }),
    ]),
  }),
})
export const Loading = meta.story({ render: () => <ChannelSectionSkeleton /> })
export const Failed = meta.story({ parameters: { relay: { failing: ['Community.channels'] } } })
