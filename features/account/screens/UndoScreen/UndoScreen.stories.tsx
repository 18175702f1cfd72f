import { expect } from 'storybook/test'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { Screen } from './UndoScreen.tsx'

const path = '/settings/personal-info/undo'

const meta = preview.meta({
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    impossible: {
      Empty: 'It asks one thing.',
      LongText: 'It shows nothing that anyone wrote.',
    },
    session: { status: 'notLoggedIn' },
    route: { path, at: `${path}?key=contactchange_01.abc` },
    relay: storyRelay({}),
  },
})

const press = ({ canvas, userEvent }: PlayTools) =>
  userEvent.click(canvas.getByRole('button', { name: 'もとに戻す' }))
const answering = (payload: object) => ({
  relay: { data: { UndoContactChangePayload: () => payload as never } },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'もとに戻す' })).toBeEnabled()
  },
})
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })

export const Undoing = meta.story({
  parameters: { relay: { outcome: { UndoChangeMutation: 'pending' } } },
  play: async (tools) => {
    await press(tools)
    await untilVisible(await tools.canvas.findByRole('button', { name: /保存しています/ }))
  },
})

export const Undone = meta.story({
  parameters: answering({
    __typename: 'UndoContactChangeSuccess',
    maskedContact: 'h••••@example.com',
  }),
  play: async (tools) => {
    await press(tools)
    await untilVisible(await tools.canvas.findByText(/h••••@example.com/))
    await expect(tools.canvas.getByRole('link', { name: 'パスワードを再設定する' })).toBeVisible()
  },
})

export const LinkDead = meta.story({
  parameters: answering({ __typename: 'LinkDeadError' }),
  play: async (tools) => {
    await press(tools)
    await untilVisible(await tools.canvas.findByText(/期限が切れたか/))
  },
})

export const TakenMeanwhile = meta.story({
  parameters: answering({ __typename: 'ContactTakenError' }),
  play: async (tools) => {
    await press(tools)
    await untilVisible(await tools.canvas.findByText(/別のアカウント/))
  },
})

export const Offline = meta.story({
  parameters: { relay: { outcome: { UndoChangeMutation: 'error' } } },
  play: async (tools) => {
    await press(tools)
    await untilVisible(await tools.canvas.findByRole('button', { name: 'もう一度ためす' }))
  },
})
