import { expect, fn } from 'storybook/test'
import { fakeUser, fakeViewer, userOf } from '#storybook/fakes/people.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { foundPeople, peopleToWriteTo } from '../../fakes.ts'
import { PersonPicker } from './PersonPicker.tsx'

const finding = (searchPeople: typeof foundPeople) =>
  storyRelay({
    data: {
      Community: () => fakeCommunity({ searchPeople }),
      Viewer: () => fakeViewer({ user: userOf('kujira') }),
      User: fakeUser,
    },
  })

const meta = preview.meta({
  component: PersonPicker,
  args: {
    label: 'だれの発言や投稿をさがしますか',
    choose: { hrefOf: (id: string) => `/search?by=${id}` },
  },
  parameters: { relay: finding(foundPeople), session: { status: 'loggedIn' } },
})

const type = async ({ canvas, userEvent }: PlayTools) =>
  userEvent.type(canvas.getByRole('searchbox'), 'る')

export const Default = meta.story()
export const Found = meta.story({
  play: async (tools) => {
    await type(tools)
    await expect(await tools.canvas.findByRole('link', { name: /夜半ルカ/ })).toHaveAttribute(
      'href',
      '/search?by=user_luka',
    )
  },
})
const write = fn()
/** Who takes no messages can't be chosen, and says so; the viewer themselves isn't offered. */
export const ToWriteTo = meta.story({
  args: { label: 'だれに送りますか', choose: { onWrite: write } },
  parameters: { relay: finding(peopleToWriteTo) },
  play: async (tools) => {
    await type(tools)
    const { canvas, userEvent } = tools
    await expect(await canvas.findByText('メッセージは受け付けていません')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /夜半ルカ/ })).not.toBeInTheDocument()
    await expect(canvas.queryByText('くじら座β')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: /こむぎ/ }))
    await expect(write).toHaveBeenCalledWith('user_komugi')
  },
})
export const Nobody = meta.story({
  parameters: { relay: finding([]) },
  play: async (tools) => {
    await type(tools)
    await expect(
      await tools.canvas.findByText('その名前の人は見つかりませんでした。'),
    ).toBeVisible()
  },
})
export const NobodyEnglish = meta.story({
  args: { label: 'To whom?' },
  parameters: { relay: finding([]) },
  globals: { locale: 'en' },
  play: async (tools) => {
    await type(tools)
    await expect(await tools.canvas.findByText('Nobody has that name.')).toBeVisible()
  },
})
export const Failed = meta.story({
  parameters: { relay: { outcome: 'error' } },
  play: async (tools) => {
    await type(tools)
    await expect(await tools.canvas.findByText(/人をさがせませんでした/)).toBeVisible()
  },
})
/** The name is being looked up: nothing is said of it. */
export const Looking = meta.story({
  parameters: { relay: { outcome: 'pending' } },
  play: async (tools) => {
    await type(tools)
    await expect(tools.canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})
