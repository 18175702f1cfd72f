import { graphql } from 'react-relay'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { chapters, fakeChapter, fakeLock } from '../../fakes.ts'
import UnlockDialog from './UnlockDialog.tsx'

const sent = fn<(input: unknown) => void>().mockName('sent')
const answering = (answer: object, chapter = chapters.passed) => ({
  Node: () => chapter,
  Mutation: () => ({
    unlockStoryChapter: (args: Readonly<Record<string, unknown>>) => {
      sent(args['input'])
      return answer as never
    },
  }),
})
const opened = fakeChapter({ id: chapters.passed.id, title: chapters.passed.title, lock: null })

const meta = preview.meta({
  component: UnlockDialog,
  args: { ...given('chapter'), onClose: fn() },
  beforeEach: () => void sent.mockClear(),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query UnlockDialogStoryQuery {
          node(id: "storychapter_lights") {
            ...UnlockDialog_chapter @alias(as: "chapter")
          }
        }
      `,
      answering({ __typename: 'UnlockStoryChapterSuccess', chapter: opened }),
    ),
  },
  play: async () => untilVisible(await screen.findByRole('dialog')),
})

const unlock = async () => {
  const confirm = await screen.findByRole('button', { name: '1枚使って読む' })
  await untilVisible(confirm)
  await userEvent.click(confirm)
}

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const LongText = meta.story({
  parameters: {
    relay: {
      data: answering(
        {},
        fakeChapter({
          id: 'storychapter_lights',
          pages: null,
          part: null,
          title: '消した明かりのあとに、もう一度だけ港の灯台が光った夜のこと（前編）',
          lock: fakeLock({
            condition: 'VIEW_PASS' as const,
            opensAt: null,
            passes: 12,
            viewerPasses: 1_234,
          }),
        }),
      ),
    },
  },
})
/** While passes are being spent, a press beside it closes nothing. */
export const Unlocking = meta.story({
  parameters: { relay: { outcome: { UnlockDialogMutation: 'pending' } } },
  play: async () => {
    await unlock()
    await untilVisible(await screen.findByRole('button', { name: /開いています/ }))
  },
})
/** They went elsewhere in another tab. */
export const NotEnough = meta.story({
  parameters: {
    relay: {
      data: answering({ __typename: 'StoryUnlockConditionError', code: 'PASS' }),
    },
  },
  play: async () => {
    await unlock()
    await untilVisible(await screen.findByText(/お持ちのパスをご確認ください/))
  },
})

Default.test('spends what was shown for this chapter, says so, and closes', async ({ args }) => {
  await unlock()
  await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  await expect(sent.mock.calls).toEqual([[{ chapterId: 'storychapter_lights', passes: 1 }]])
  await untilVisible(await screen.findByText('「消した明かりのあとに」が開きました。'))
})

const pressBeside = () => userEvent.click(document.body)

Default.test('a press beside it closes it', async ({ args }) => {
  await pressBeside()
  await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
})

Unlocking.test('stays while it is under way', async ({ args }) => {
  await pressBeside()
  await expect(args.onClose).not.toHaveBeenCalled()
})

Default.test('spends nothing where one thinks better of it', async ({ args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'やめる' }))
  await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  await expect(sent).not.toHaveBeenCalled()
})
