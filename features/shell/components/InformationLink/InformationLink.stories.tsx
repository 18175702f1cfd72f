import { graphql } from 'react-relay'
import { asMember, fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import { InformationLink } from './InformationLink.tsx'

const unread = (viewerUnreadInformationCount: number) => ({
  relay: { data: { Node: () => fakeCommunity({ ...asMember, viewerUnreadInformationCount }) } },
})

const meta = preview.meta({
  component: InformationLink,
  args: given('community'),
  parameters: {
    ...fragmentStory(
      graphql`
        query InformationLinkStoryQuery {
          node(id: "community_yoiyami") {
            ...InformationLink_community @alias(as: "community")
          }
        }
      `,
      unread(3).relay.data,
    ),
    impossible: { Empty: 'For a guest it shows nothing.' },
  },
})

export const Default = meta.story()
export const AllRead = meta.story({ parameters: unread(0) })
export const Many = meta.story({ parameters: unread(120) })
export const OnRail = meta.story({
  args: { isOnRail: true },
  globals: atViewport('desktop'),
})
