import { expect, screen, waitFor, within } from 'storybook/test'
import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeViewer } from '#storybook/fakes/people.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { fakeAddress, fakeAddresses, longDestination } from '../../fakes.ts'
import { AddressBook } from './AddressBook.tsx'

const [home, parents] = [fakeAddress({ isDefault: true }), fakeAddresses[1]!]
const having = (...deliveryAddresses: ReturnType<typeof fakeAddress>[]) => ({
  Viewer: () => fakeViewer({ deliveryAddresses }),
})

const meta = preview.meta({
  component: AddressBook,
  args: given('addresses'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query AddressBookStoryQuery {
          viewer {
            deliveryAddresses {
              ...AddressBook_addresses
            }
          }
        }
      `,
      {
        ...having(home, parents),
        DeleteDeliveryAddressPayload: () => ({
          __typename: 'DeleteDeliveryAddressSuccess',
          addresses: [home],
        }),
      },
    ),
  },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({ render: () => <AddressBook addresses={[]} /> })
/** There is no room for another. */
export const Full = meta.story({
  parameters: {
    relay: {
      data: having(
        ...Array.from({ length: 10 }, (_, at) =>
          fakeAddress({ id: `address_${at}`, isDefault: at === 0 }),
        ),
      ),
    },
  },
})
/** In its place, with what stands there. */
export const Editing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /編集|変更/ })[0]!)
    await expect(canvas.getByRole('textbox', { name: /市区町村/ })).toHaveValue('渋谷区')
  },
})
export const Adding = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /追加|新しい/ }))
    await expect(canvas.getByRole('textbox', { name: /市区町村/ })).toHaveValue('')
  },
})
/** It is asked before one is deleted. */
export const Deleting = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /削除/ })[1]!)
    const dialog = await screen.findByRole('alertdialog')
    await untilVisible(dialog)
    await expect(within(dialog).getByText(/星野/)).toBeVisible()
  },
})
export const Deleted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /削除/ })[1]!)
    const dialog = await screen.findByRole('alertdialog')
    await untilVisible(dialog)
    await userEvent.click(within(dialog).getByRole('button', { name: /削除する/ }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
})
export const LongText = meta.story({
  parameters: { relay: { data: having(fakeAddress({ destination: longDestination })) } },
})
