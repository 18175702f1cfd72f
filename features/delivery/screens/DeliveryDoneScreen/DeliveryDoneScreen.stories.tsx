import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeDelivery, longDestination } from '../../fakes.ts'
import { Screen } from './DeliveryDoneScreen.tsx'
import query, {
  type DeliveryDoneScreenQuery,
} from './__generated__/DeliveryDoneScreenQuery.graphql.ts'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<DeliveryDoneScreenQuery>({
      query,
      variables: { id: 'delivery_one' },
      data: { Query: () => ({ node: fakeDelivery() }) },
    }),
    route: { at: '/store/prize/delivery/delivery_one/done' },
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
/** Another's, or none: nobody can tell which. */
export const Empty = meta.story({
  parameters: { relay: { data: { Query: () => ({ node: null }) } } },
})
export const LongText = meta.story({
  parameters: {
    relay: { data: { Query: () => ({ node: fakeDelivery({ destination: longDestination }) }) } },
  },
})
