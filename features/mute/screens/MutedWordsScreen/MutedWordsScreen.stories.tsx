import { expect, waitFor } from 'storybook/test'
import { fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeMutes, keeping } from '../../fakes.ts'
import query, { type MutedWordsScreenQuery } from './__generated__/MutedWordsScreenQuery.graphql.ts'
import { Screen } from './MutedWordsScreen.tsx'

const word = (at: number, text: string) => ({
  __typename: 'MutedWord' as const,
  id: `mutedword_${at}`,
  word: text,
  until: null,
})
const added = { words: [word(3, 'ねたばれ'), word(1, 'ネタバレ')] }

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<MutedWordsScreenQuery>({
      query,
      data: {
        ...keeping(),
        SaveMutedWordPayload: () => ({
          __typename: 'SaveMutedWordSuccess',
          mutes: fakeMutes(added),
        }),
      },
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({ parameters: { relay: { data: keeping({ words: [] }) } } })
export const LongText = meta.story({
  parameters: {
    relay: { data: keeping({ words: [word(1, 'なが'.repeat(25)), word(2, 'w'.repeat(50))] }) },
  },
})
export const Many = meta.story({
  parameters: {
    relay: {
      data: keeping({ words: Array.from({ length: 100 }, (_, at) => word(at, `言葉${at + 1}`)) }),
    },
  },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn' },
    relay: { data: { Viewer: () => fakeViewer({ mutes: null }) } },
  },
})
export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '追加する' }))
    await expect(canvas.getByText('入力してください。')).toBeVisible()
  },
})
export const Full = meta.story({
  parameters: {
    relay: {
      data: {
        ...keeping(),
        SaveMutedWordPayload: () => ({
          __typename: 'MuteWordLimitError',
          code: null,
          field: null,
          most: 100,
          values: { most: 100 },
        }),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ねたばれ')
    await userEvent.click(canvas.getByRole('button', { name: '追加する' }))
    await untilVisible(await canvas.findByText(/100件までです/))
  },
})
/** One is changed in the form above. */
export const Changing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /「ネタバレ」を.*編集/ }))
    await expect(canvas.getByRole('textbox')).toHaveValue('ネタバレ')
  },
})
Default.test('adds a word and is ready for the next', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox'), 'ねたばれ')
  await userEvent.click(canvas.getByRole('button', { name: '追加する' }))
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''))
})
