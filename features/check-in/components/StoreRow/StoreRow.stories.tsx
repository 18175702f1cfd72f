import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { stores, type fakeStore } from '../../fakes.ts'
import { list } from './StoreRow.css.ts'
import { StoreRow } from './StoreRow.tsx'

const showing = (store: ReturnType<typeof fakeStore>) => ({
  relay: {
    data: {
      Query: () => ({
        checkInCounter: {
          __typename: 'CheckInCounter' as const,
          code: '',
          turnsAt: '2026-11-20T03:01:00.000Z',
          store,
        },
      }),
    },
  },
})

const meta = preview.meta({
  component: StoreRow,
  args: given('store'),
  decorators: [
    (Story) => (
      <ul className={list}>
        <Story />
      </ul>
    ),
  ],
  parameters: fragmentStory(
    graphql`
      query StoreRowStoryQuery {
        checkInCounter(key: "") {
          store {
            ...StoreRow_store
          }
        }
      }
    `,
    showing(stores.open).relay.data,
  ),
})

export const Default = meta.story()
export const Visited = meta.story({ parameters: showing(stores.visited) })
export const UsedUp = meta.story({ parameters: showing(stores.usedUp) })
