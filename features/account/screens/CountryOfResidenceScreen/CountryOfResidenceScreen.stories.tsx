import { expect, fn, waitFor } from 'storybook/test'
import { fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import { fakeAccount } from '#storybook/fakes/account.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fanData } from '../../fakes.ts'
import query, {
  type CountryOfResidenceScreenQuery,
} from './__generated__/CountryOfResidenceScreenQuery.graphql.ts'
import { Screen } from './CountryOfResidenceScreen.tsx'

const unsaid = fanData({ countryOfResidence: null })

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<CountryOfResidenceScreenQuery>({ query, data: fanData() }),
  },
})

const field = ({ canvas }: PlayTools) =>
  canvas.getByRole('combobox', { name: 'お住まいの国・地域' })
const save = async (tools: PlayTools, country?: string) => {
  if (country) await tools.userEvent.selectOptions(field(tools), country)
  await tools.userEvent.click(tools.canvas.getByRole('button', { name: '保存する' }))
}
const answering = (payload: object) => ({
  relay: { data: { ...unsaid, UpdateCountryOfResidencePayload: () => payload as never } },
})

export const Default = meta.story({
  play: async (tools) => {
    await expect(field(tools)).toHaveDisplayValue('日本')
  },
})
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const Empty = meta.story({ parameters: { relay: { data: unsaid } } })
/** The longest name there is. */
export const LongText = meta.story({
  globals: { locale: 'en' },
  parameters: { relay: { data: fanData({ countryOfResidence: 'GS' }) } },
})

export const NothingChosen = meta.story({
  parameters: { relay: { data: unsaid } },
  play: async (tools) => {
    await save(tools)
    await expect(field(tools)).toBeInvalid()
    await waitFor(() => expect(field(tools)).toHaveFocus())
  },
})

export const NoSuchCountry = meta.story({
  parameters: answering({
    __typename: 'CountryError',
    field: 'countryOfResidence',
    code: 'INVALID',
  }),
  play: async (tools) => {
    await save(tools, '台湾')
    await waitFor(() => expect(field(tools)).toHaveAccessibleDescription(/国・地域を選び/))
  },
})

export const Saving = meta.story({
  parameters: { relay: { outcome: { CountryFormMutation: 'pending' } } },
  play: async (tools) => {
    await save(tools, '台湾')
    await untilVisible(await tools.canvas.findByRole('button', { name: /保存しています/ }))
  },
})

export const Offline = meta.story({
  parameters: { relay: { outcome: { CountryFormMutation: 'error' } } },
  play: async (tools) => {
    await save(tools, '台湾')
    await untilVisible(await tools.canvas.findByRole('button', { name: 'もう一度ためす' }))
  },
})

export const Saved = meta.story({
  parameters: answering({
    __typename: 'UpdateCountryOfResidenceSuccess',
    account: fakeAccount({ countryOfResidence: 'TW' }),
  }),
  play: async (tools) => {
    await save(tools, '台湾')
    await untilVisible(await tools.canvas.findByText(/お住まいの国・地域を保存しました/))
  },
})

const openLogin = fn()
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn', openLogin },
    relay: { data: { Viewer: () => fakeViewer() } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
    await expect(openLogin).toHaveBeenCalledWith({ step: 'login' })
  },
})
