import { expect } from 'storybook/test'
import { fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { awaiting, fakeAddress, fakeAddresses, fakeDelivery, longDestination } from '../../fakes.ts'
import { Screen } from './DeliveryFormScreen.tsx'
import query, {
  type DeliveryFormScreenQuery,
} from './__generated__/DeliveryFormScreenQuery.graphql.ts'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<DeliveryFormScreenQuery>({
      query,
      variables: { id: 'delivery_one' },
      data: {
        Query: () => ({ node: fakeDelivery(awaiting) }),
        Viewer: () => fakeViewer({ deliveryAddresses: fakeAddresses }),
      },
    }),
    route: { at: '/store/prize/delivery/delivery_one/form' },
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
/** No address yet: the form stands in the choice's place. */
export const Empty = meta.story({
  parameters: { relay: { data: { Viewer: () => fakeViewer({ deliveryAddresses: [] }) } } },
})
export const LongText = meta.story({
  parameters: {
    relay: {
      data: {
        Viewer: () =>
          fakeViewer({ deliveryAddresses: [fakeAddress({ destination: longDestination })] }),
      },
    },
  },
})

/** Another's, or none: nobody can tell which. */
export const Missing = meta.story({
  parameters: { relay: { data: { Query: () => ({ node: null }) } } },
})

export const AddingAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '新しい住所を追加する' }))
    await expect(canvas.getByRole('textbox', { name: /郵便番号/ })).toBeVisible()
  },
})
