import { graphql } from 'react-relay'
import { storeSections } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { Shelf } from './Shelf.tsx'

const [first, ...others] = Object.values(storeSections)
const showing = (kind: 'BANNER' | 'FEATURE' | 'GRID') => ({
  relay: {
    data: { Node: () => [first!, ...others].find((section) => section.kind === kind) ?? first! },
  },
})

const meta = preview.meta({
  component: Shelf,
  args: given('section'),
  parameters: fragmentStory(
    graphql`
      query ShelfStoryQuery {
        node(id: "storesection_one") {
          ...Shelf_section @alias(as: "section")
        }
      }
    `,
    { Node: () => first! },
  ),
})

export const Default = meta.story({ parameters: showing('GRID') })
export const Banner = meta.story({ parameters: showing('BANNER') })
export const Feature = meta.story({ parameters: showing('FEATURE') })
