import { graphql } from 'react-relay'
import { fakeConnection } from '#storybook/fake.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { asMember, fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { fakeChannel } from '#storybook/fakes/talk.ts'
import { ChannelSection } from './ChannelSection.tsx'
import { ChannelSectionSkeleton } from './ChannelSectionSkeleton.tsx'

const meta = preview.meta({
  component: ChannelSection,
  args: given('community', 'viewer'),
  parameters: fragmentStory(
    graphql`
      query ChannelSectionStoryQuery {
        node(id: "community_yoiyami") {
          ...ChannelRows_community @alias(as: "community")
        }
        viewer {
          ...ChannelSection_viewer
        }
      }
    `,
    { Node: fakeCommunity, Viewer: fakeViewer },
  ),
})

const showing = (community: Parameters<typeof fakeCommunity>[0]) => ({
  relay: { data: { Node: () => fakeCommunity(community) } },
})

export const Default = meta.story()
export const Member = meta.story({ parameters: showing(asMember) })
/** What a fan mutes, no row of theirs tells. */
export const KeptAway = meta.story({
  parameters: {
    relay: {
      data: {
        Node: () => fakeCommunity(asMember),
        Viewer: () =>
          fakeViewer({
            user: fakeUser(),
            mutes: {
              id: 'mutes user_me',
              mutedUserIds: ['user_kujira'],
              blockedUserIds: [],
              unseenUserIds: [],
              hiddenMessageIds: [],
              words: [{ id: 'mutedword_1', word: 'おたより', until: null }],
            },
          }),
      },
    },
  },
  play: async ({ canvas }) => {
    await untilVisible((await canvas.findAllByText('ミュート中の人のメッセージ'))[0]!)
  },
})
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
