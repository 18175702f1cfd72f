import { graphql } from 'react-relay'
import { LinkRows } from '#design-system/link-rows/LinkRows.tsx'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { fanData } from '../../fakes.ts'
import type { SpendingRowStoryQuery } from './__generated__/SpendingRowStoryQuery.graphql.ts'
import { SpendingRow } from './SpendingRow.tsx'

const meta = preview.meta({
  component: SpendingRow,
  args: given('viewer'),
  render: (args) => (
    <LinkRows>
      <SpendingRow {...args} />
    </LinkRows>
  ),
  parameters: {
    session: { status: 'loggedIn' },
    relay: storyRelay<SpendingRowStoryQuery>({
      query: graphql`
        query SpendingRowStoryQuery {
          viewer {
            ...SpendingRow_viewer
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
/** The way is there before the sum is known. */
export const Loading = meta.story({
  render: () => (
    <LinkRows>
      <SpendingRow viewer={null} />
    </LinkRows>
  ),
})
