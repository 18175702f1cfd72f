import { graphql } from 'react-relay'
import { fakeNotifications } from '#features/notification/fakes.ts'
import { fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import { NotificationLink } from './NotificationLink.tsx'

const unread = (unreadCount: number) => ({
  relay: {
    data: { Viewer: () => fakeViewer({ notifications: fakeNotifications({ unreadCount }) }) },
  },
})

const meta = preview.meta({
  component: NotificationLink,
  args: given('viewer'),
  parameters: {
    ...fragmentStory(
      graphql`
        query NotificationLinkStoryQuery {
          viewer {
            ...NotificationLink_viewer
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
