import { fn, screen } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { fakeMessage } from '#storybook/fakes/talk.ts'
import { userOf } from '#storybook/fakes/people.ts'
import ReactorsDialog from './ReactorsDialog.tsx'
import query, { type ReactorsDialogQuery } from './__generated__/ReactorsDialogQuery.graphql.ts'

const reactions = [
  { emoji: 'penlight', count: 2, palettes: ['indigo'] },
  { emoji: '👏', count: 1, palettes: [] },
]
const reactors = () => [userOf('komugi'), userOf('kujira')]

const meta = preview.meta({
  component: ReactorsDialog,
  args: { messageId: 'message_1', onClose: fn() },
  parameters: {
    relay: storyRelay<ReactorsDialogQuery>({
      query,
      variables: { messageId: 'message_1', emoji: 'penlight' },
      data: { Node: () => fakeMessage({ reactions, reactors }) },
    }),
  },
  play: async () => untilVisible(await screen.findByRole('dialog')),
})

export const Default = meta.story()
export const Empty = meta.story({
  parameters: { relay: { data: { Node: () => fakeMessage({ reactors: [] }) } } },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
