import { expect, fn, waitFor } from 'storybook/test'
import { fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeExport, fanData, writing } from '../../fakes.ts'
import query, { type DataExportScreenQuery } from './__generated__/DataExportScreenQuery.graphql.ts'
import { Screen } from './DataExportScreen.tsx'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    impossible: { LongText: 'It shows nothing that anyone wrote.' },
    session: { status: 'loggedIn' },
    relay: storyRelay<DataExportScreenQuery>({ query, data: fanData(fakeExport()) }),
  },
})

const ask = ({ canvas, userEvent }: PlayTools) =>
  userEvent.click(canvas.getByRole('button', { name: 'データを準備する' }))
const answering = (payload: object) => ({
  relay: { data: { ...fanData(), RequestDataExportPayload: () => payload as never } },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const Empty = meta.story({ parameters: { relay: { data: fanData() } } })
export const Writing = meta.story({
  parameters: { relay: { data: fanData(writing()) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /準備する/ })).toBeNull()
  },
})

export const Asking = meta.story({
  parameters: { relay: { data: fanData(), outcome: { AskForExportMutation: 'pending' } } },
  play: async (tools) => {
    await ask(tools)
    await untilVisible(await tools.canvas.findByRole('button', { name: /申し込んでいます/ }))
  },
})
Empty.test(
  'shows at once that it is being written',
  { parameters: answering({ __typename: 'RequestDataExportSuccess', dataExport: writing() }) },
  async (tools) => {
    await ask(tools)
    await untilVisible(await tools.canvas.findByText('データを準備しています'))
  },
)

const renewSignIn = fn(async () => false)
export const RequiresRecentLogin = meta.story({
  parameters: {
    ...answering({ __typename: 'RequiresRecentLoginError' }),
    session: { status: 'loggedIn', renewSignIn },
  },
  play: async (tools) => {
    await ask(tools)
    await waitFor(() => expect(renewSignIn).toHaveBeenCalled())
    await untilVisible(await tools.canvas.findByText(/もう\u2060一度ログイン/))
  },
})
export const TooOften = meta.story({
  parameters: answering({ __typename: 'RateLimitedError', retryAt: '2026-11-20T03:15:00.000Z' }),
  play: async (tools) => {
    await ask(tools)
    await untilVisible(await tools.canvas.findByText(/操作が続きました/))
  },
})
export const Offline = meta.story({
  parameters: { relay: { data: fanData(), outcome: { AskForExportMutation: 'error' } } },
  play: async (tools) => {
    await ask(tools)
    await untilVisible(await tools.canvas.findByRole('button', { name: 'もう一度ためす' }))
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
