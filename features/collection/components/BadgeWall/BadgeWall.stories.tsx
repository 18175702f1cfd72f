import { graphql } from 'react-relay'
import { fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { badgeBook, fakeOwnedBadge } from '../../fakes.ts'
import { BadgeWall } from './BadgeWall.tsx'

const meta = preview.meta({
  component: BadgeWall,
  args: given('viewer'),
  parameters: fragmentStory(
    graphql`
      query BadgeWallStoryQuery {
        viewer {
          ...BadgeWall_viewer
        }
      }
    `,
    { Viewer: () => fakeViewer({ badgeBook }) },
  ),
})

export const Default = meta.story()
/** One that was given by hand. */
export const One = meta.story({
  parameters: {
    relay: {
      data: { Viewer: () => fakeViewer({ badgeBook: [fakeOwnedBadge({ source: 'GIFT' })] }) },
    },
  },
})
/** It came by a draw that was paid back. */
export const Locked = meta.story({
  parameters: {
    relay: {
      data: { Viewer: () => fakeViewer({ badgeBook: [fakeOwnedBadge({ isLocked: true })] }) },
    },
  },
})
