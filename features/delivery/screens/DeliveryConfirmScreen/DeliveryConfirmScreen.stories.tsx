import { expect } from 'storybook/test'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { awaiting, fakeAddress, fakeDelivery, longDestination } from '../../fakes.ts'
import { Screen } from './DeliveryConfirmScreen.tsx'
import query, {
  type DeliveryConfirmScreenQuery,
} from './__generated__/DeliveryConfirmScreenQuery.graphql.ts'

/** The parcel and the address, each by its id. */
const found =
  (address: Parameters<typeof fakeAddress>[0] = {}) =>
  ({ id }: Readonly<Record<string, unknown>>) =>
    id === 'address_home' ? fakeAddress(address) : fakeDelivery(awaiting)

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<DeliveryConfirmScreenQuery>({
      query,
      variables: { id: 'delivery_one', addressId: 'address_home' },
      data: { Query: () => ({ node: found() }) },
    }),
    route: { at: '/store/prize/delivery/delivery_one/confirm?address_id=address_home' },
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
    relay: {
      data: {
        Query: () => ({ node: found({ destination: longDestination }) }),
      },
    },
  },
})

const confirm = async ({ canvas, userEvent }: PlayTools) => {
  await userEvent.click(canvas.getByRole('button', { name: 'この住所に送る' }))
}

export const Confirming = meta.story({
  parameters: { relay: { outcome: { ConfirmDeliveryMutation: 'pending' } } },
  play: async (tools) => {
    await confirm(tools)
    await expect(await tools.canvas.findByText('確定しています')).toBeInTheDocument()
  },
})
/** Another tab was first, or it is too late. */
export const DeliveryStateError = meta.story({
  parameters: {
    relay: { data: { ConfirmDeliveryPayload: () => ({ __typename: 'DeliveryStateError' }) } },
  },
  play: async (tools) => {
    await confirm(tools)
    await expect(
      await tools.canvas.findByRole('link', { name: 'お届けの状況を見る' }),
    ).toBeInTheDocument()
  },
})
