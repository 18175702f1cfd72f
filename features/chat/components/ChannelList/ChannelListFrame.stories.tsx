import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { fakeDirectMessages } from '#storybook/fakes/talk.ts'
import { ChannelListFrame } from './ChannelListFrame.tsx'
import { ChannelListSkeleton } from './ChannelListSkeleton.tsx'

const meta = preview.meta({
  component: ChannelListFrame,
  args: { ...given('viewer'), headingLevel: 1 as const, children: <ChannelListSkeleton /> },
  parameters: fragmentStory(
    graphql`
      query ChannelListFrameStoryQuery {
        viewer {
          ...MessageTabs_viewer
        }
      }
    `,
    {
      Viewer: () => fakeViewer({ user: fakeUser(), directMessages: fakeDirectMessages() }),
    },
  ),
})

export const Default = meta.story()
export const Direct = meta.story({ args: { tab: 'direct' } })
/** A guest has no direct messages that could wait. */
export const Guest = meta.story({ parameters: { relay: { data: { Viewer: fakeViewer } } } })
export const English = meta.story({ globals: { locale: 'en' } })
