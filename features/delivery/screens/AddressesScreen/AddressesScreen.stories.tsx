import { expect, fn, screen, waitFor } from 'storybook/test'
import { given } from '#storybook/given.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import preview from '#storybook/preview.tsx'
import type { PlayTools } from '#storybook/playTools.ts'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeAddress, fakeAddresses, longDestination } from '../../fakes.ts'
import query, { type AddressesScreenQuery } from './__generated__/AddressesScreenQuery.graphql.ts'
import { Screen } from './AddressesScreen.tsx'

const having = (...deliveryAddresses: ReturnType<typeof fakeAddress>[]) =>
  fakeViewer({ user: fakeUser(), deliveryAddresses })
const [own, parents] = [fakeAddress({ isDefault: true }), fakeAddresses[1]!]
const ten = Array.from({ length: 10 }, (_, at) => fakeAddress({ id: `address_${at}` }))

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<AddressesScreenQuery>({
      query,
      data: { Viewer: () => having(own, parents) },
    }),
  },
})

const press = async ({ canvas, userEvent }: PlayTools, name: string | RegExp) =>
  userEvent.click(canvas.getByRole('button', { name }))

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const Empty = meta.story({
  parameters: { relay: { data: { Viewer: () => having() } } },
})
export const LongText = meta.story({
  parameters: {
    relay: {
      data: {
        Viewer: () => having(fakeAddress({ destination: longDestination, isDefault: true })),
      },
    },
  },
})
/** As many as there may be: none can be added. */
export const Ten = meta.story({
  parameters: { relay: { data: { Viewer: () => having(...ten) } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/10件まで/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '新しい住所を追加する' })).toBeNull()
  },
})

const openLogin = fn()
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn', openLogin },
    relay: { data: { Viewer: fakeViewer } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
    await expect(openLogin).toHaveBeenCalledWith({ step: 'login' })
  },
})

/** A kept address stands in the form as a fan would have typed it. */
export const Editing = meta.story({
  play: async (tools) => {
    await press(tools, '編集 髙﨑 ひかり 様')
    const field = (name: RegExp) => tools.canvas.getByRole('textbox', { name })
    await expect(field(/郵便番号/)).toHaveValue('150-0001')
    await expect(field(/電話番号/)).toHaveValue('090-1234-5678')
    await expect(tools.canvas.getByRole('combobox', { name: /都道府県/ })).toHaveValue('TOKYO')
  },
})
/** The one that is offered first stands first, and says so. */
export const Preferred = meta.story({
  parameters: {
    relay: {
      data: {
        SetDefaultDeliveryAddressPayload: () => ({
          __typename: 'SetDefaultDeliveryAddressSuccess',
          addresses: [
            fakeAddress({ ...parents, isDefault: true }),
            fakeAddress({ isDefault: false }),
          ],
        }),
      },
    },
  },
  play: async (tools) => {
    await press(tools, 'いつも使う住所にする 星野 さくら 様')
    await tools.canvas.findByRole('button', { name: 'いつも使う住所にする 髙﨑 ひかり 様' })
    await expect(tools.canvas.getAllByRole('listitem')[0]).toHaveTextContent('星野')
  },
})
export const AskedBeforeDeleting = meta.story({
  play: async (tools) => {
    await press(tools, '削除 星野 さくら 様')
    await untilVisible(await screen.findByRole('alertdialog'))
  },
})
export const Deleted = meta.story({
  parameters: {
    relay: {
      data: {
        DeleteDeliveryAddressPayload: () => ({
          __typename: 'DeleteDeliveryAddressSuccess',
          addressId: own.id,
          addresses: [parents],
        }),
      },
    },
  },
  play: async (tools) => {
    await press(tools, '削除 髙﨑 ひかり 様')
    await screen.findByRole('alertdialog')
    await tools.userEvent.click(screen.getByRole('button', { name: '削除する' }))
    await waitFor(() => expect(tools.canvas.getAllByRole('listitem')).toHaveLength(1))
  },
})
/** Another tab has added the tenth meanwhile. */
export const OneTooMany = meta.story({
  parameters: {
    relay: {
      data: {
        SaveDeliveryAddressPayload: () => ({ __typename: 'AddressLimitError', most: 10 }),
      },
    },
  },
  play: async (tools) => {
    await press(tools, '編集 星野 さくら 様')
    await press(tools, 'この住所を保存する')
    await untilVisible(await tools.canvas.findByText(/10件まで/))
  },
})
