import { graphql } from 'react-relay'
import { fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { opened } from '../../fakes.ts'
import { OpenableItems } from './OpenableItems.tsx'

const meta = preview.meta({
  component: OpenableItems,
  args: given('viewer'),
  parameters: fragmentStory(
    graphql`
      query OpenableItemsStoryQuery {
        viewer {
          ...OpenableItems_viewer
        }
      }
    `,
    { Viewer: () => fakeViewer({ openableItems: [opened.wallpapers] }) },
  ),
})

export const Default = meta.story()
export const Several = meta.story({
  parameters: {
    relay: { data: { Viewer: () => fakeViewer({ openableItems: Object.values(opened) }) } },
  },
})
/** What is won or given says so. */
export const WonAndGiven = meta.story({
  parameters: {
    relay: {
      data: {
        Viewer: () =>
          fakeViewer({
            openableItems: [
              { ...opened.radio, viewerCameBy: 'PRIZE_DRAW' },
              { ...opened.wallpapers, viewerCameBy: 'CHECK_IN_PRESENT' },
              opened.soundtrack,
            ],
          }),
      },
    },
  },
})
