import { graphql } from 'react-relay'
import { LinkRows } from '#design-system/link-rows/LinkRows.tsx'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { fanData } from '../../fakes.ts'
import type { CoinsRowStoryQuery } from './__generated__/CoinsRowStoryQuery.graphql.ts'
import { CoinsRow } from './CoinsRow.tsx'

const meta = preview.meta({
  component: CoinsRow,
  args: given('viewer'),
  render: (args) => (
    <LinkRows>
      <CoinsRow {...args} />
    </LinkRows>
  ),
  parameters: {
    session: { status: 'loggedIn' },
    relay: storyRelay<CoinsRowStoryQuery>({
      query: graphql`
        query CoinsRowStoryQuery {
          viewer {
            ...CoinsRow_viewer
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
      <CoinsRow viewer={null} />
    </LinkRows>
  ),
})
