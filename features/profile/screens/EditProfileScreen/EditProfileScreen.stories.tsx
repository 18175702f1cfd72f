import { expect, fn, waitFor } from 'storybook/test'
import { fakeImage } from '#storybook/fakeImage.ts'
import { fakeTenant } from '#storybook/fakes/community.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fanData } from '../../fakes.ts'
import query, {
  type EditProfileScreenQuery,
} from './__generated__/EditProfileScreenQuery.graphql.ts'
import { Screen } from './EditProfileScreen.tsx'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    impossible: { Empty: 'Whoever has an account has a name and a picture.' },
    session: { status: 'loggedIn' },
    relay: storyRelay<EditProfileScreenQuery>({ query, data: fanData() }),
  },
})

const nameOf = ({ canvas }: PlayTools) => canvas.getByRole('textbox', { name: /名前/ })
const rename = async (tools: PlayTools, to: string) => {
  await tools.userEvent.clear(nameOf(tools))
  if (to !== '') await tools.userEvent.type(nameOf(tools), to)
}
const save = ({ canvas, userEvent }: PlayTools) =>
  userEvent.click(canvas.getByRole('button', { name: '保存する' }))

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: { relay: { data: fanData({ displayName: '灯台のふもとで待つひよこ隊の新人' }) } },
})

/** The picture that they uploaded once is the first choice, and stays. */
export const OwnPicture = meta.story({
  parameters: { relay: { data: fanData({ avatar: fakeImage('scene-harbour-night') }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '自分の画像' })).toBeChecked()
  },
})

/** What is chosen is seen at once as others will see it. */
export const AnotherFace = meta.story({
  play: async (tools) => {
    await rename(tools, 'よふかしひかり')
    await tools.userEvent.click(tools.canvas.getByRole('radio', { name: '潮ふきくじら' }))
    await expect(tools.canvas.getByText('よふかしひかり')).toBeVisible()
  },
})

export const NameMissing = meta.story({
  play: async (tools) => {
    await rename(tools, '')
    await save(tools)
    await waitFor(() => expect(nameOf(tools)).toHaveFocus())
    await expect(nameOf(tools)).toBeInvalid()
  },
})

export const Saving = meta.story({
  parameters: { relay: { outcome: { EditProfileMutation: 'pending' } } },
  play: async (tools) => {
    await save(tools)
    await untilVisible(await tools.canvas.findByRole('button', { name: /保存しています/ }))
  },
})

export const Saved = meta.story({
  parameters: {
    relay: {
      data: {
        UpdateProfilePayload: () => ({
          __typename: 'UpdateProfileSuccess' as const,
          user: fakeUser({ displayName: 'ひかり' }),
        }),
      },
    },
  },
  play: async (tools) => {
    await save(tools)
    await untilVisible(await tools.canvas.findByText('プロフィールを保存しました。'))
  },
})

export const WordNotAllowed = meta.story({
  parameters: {
    relay: {
      data: {
        UpdateProfilePayload: () => ({
          __typename: 'TextModerationError' as const,
          field: 'displayName',
          word: '運営',
        }),
      },
    },
  },
  play: async (tools) => {
    await rename(tools, '運営ひかり')
    await save(tools)
    await untilVisible(await tools.canvas.findByText(/「運営」/))
  },
})

export const TooOften = meta.story({
  parameters: {
    relay: {
      data: {
        UpdateProfilePayload: () => ({
          __typename: 'RateLimitedError' as const,
          retryAt: '2026-11-20T04:00:00.000Z',
          proofDoublings: null,
        }),
      },
    },
  },
  play: async (tools) => {
    await save(tools)
    await untilVisible(await tools.canvas.findByText(/操作が続きました/))
  },
})

export const Offline = meta.story({
  parameters: { relay: { outcome: { EditProfileMutation: 'error' } } },
  play: async (tools) => {
    await save(tools)
    await untilVisible(await tools.canvas.findByRole('button', { name: 'もう一度ためす' }))
  },
})

const openLogin = fn()
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn', openLogin },
    relay: { data: { Tenant: fakeTenant, Viewer: () => fakeViewer() } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
    await expect(openLogin).toHaveBeenCalledWith({ step: 'login' })
  },
})
