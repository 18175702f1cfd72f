import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import { fakeStoreItem } from '#storybook/fakes/store.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { opened } from '../../fakes.ts'
import { CameBy } from './CameBy.tsx'

const cameBy = (viewerCameBy: 'PRIZE_DRAW' | 'CHECK_IN_PRESENT') => ({
  Node: () => fakeStoreItem({ ...opened.wallpapers, viewerCameBy }),
})

const meta = preview.meta({
  component: CameBy,
  args: given('item'),
  parameters: fragmentStory(
    graphql`
      query CameByStoryQuery {
        node(id: "storeitem_wallpapers") {
          ...CameBy_item @alias(as: "item")
        }
      }
    `,
    cameBy('PRIZE_DRAW'),
  ),
})

export const Default = meta.story()
export const ForStamps = meta.story({
  parameters: { relay: { data: cameBy('CHECK_IN_PRESENT') } },
})
