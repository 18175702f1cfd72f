import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { fanData } from '../../fakes.ts'
import type { ShoppingGroupStoryQuery } from './__generated__/ShoppingGroupStoryQuery.graphql.ts'
import { ShoppingGroup } from './ShoppingGroup.tsx'

const meta = preview.meta({
  component: ShoppingGroup,
  args: given('viewer'),
  parameters: {
    session: { status: 'loggedIn' },
    relay: storyRelay<ShoppingGroupStoryQuery>({
      query: graphql`
        query ShoppingGroupStoryQuery {
          viewer {
            ...ShoppingGroup_viewer
          }
        }
      `,
      data: fanData(),
      getReferenceEntries: ({ viewer }) => ({ viewer }),
    }),
  },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
/** The ways stand before the sums are known. */
export const Loading = meta.story({ render: () => <ShoppingGroup viewer={null} /> })
