import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { writtenText } from '#rules/written.ts'
import type { Submission } from '#platform/submission/useAttempt.ts'
import { tell } from '#storybook/listening.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { TextEditor, type EditedText } from './TextEditor.tsx'

const meta = preview.meta({
  component: TextEditor,
  args: {
    title: 'ひとことを編集',
    writtenAt: '2026-11-20T02:55:00.000Z',
    text: '今夜の二時も、いつもの周波数で。',
    rules: writtenText(40),
    problem: undefined,
    revision: 2,
    submission: {
      isPending: false,
      error: null,
      isRetriable: false,
      submit: fn(),
      retry: fn(),
      isUnanswered: () => false,
    },
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
  play: async () => untilVisible(await screen.findByRole('dialog')),
})

export const Default = meta.story()
export const Refused = meta.story({ args: { problem: '編集できる10分が過ぎました。' } })
export const TooLongInEnglish = meta.story({
  args: { title: 'Edit note', text: 'The usual frequency, at two, as every night. '.repeat(9) },
  globals: { locale: 'en' },
})

Default.test(
  'saves what was typed as it is kept, and nothing where nothing is',
  async ({ args }) => {
    const field = await screen.findByRole('textbox')
    const save = screen.getByRole('button', { name: '保存する' })
    await userEvent.clear(field)
    await expect(save).toBeDisabled()
    await userEvent.type(field, '  二時に。  ')
    await userEvent.click(save)
    await expect(args.submission.submit).toHaveBeenCalledWith({
      text: '二時に。',
      mentions: [],
      revision: 2,
    })
  },
)

/** No answer came: it goes out once the network is back, unless it is being changed. */
const unanswered: Submission<EditedText> = {
  isPending: false,
  error: new TypeError('Failed to fetch'),
  isRetriable: true,
  submit: fn(),
  retry: fn().mockName('retry'),
  isUnanswered: ({ text }) => text === '二時に。',
}
export const Unanswered = meta.story({
  args: {
    text: '二時に。',
    problem: '通信できませんでした。もう一度お試しください。',
    submission: unanswered,
  },
})
Unanswered.test('goes out on return, as it was saved', async () => {
  await tell(window, new Event('online'))
  await waitFor(() => expect(unanswered.retry).toHaveBeenCalledOnce())
  await userEvent.type(await screen.findByRole('textbox'), 'また')
  await tell(window, new Event('online'))
  await expect(unanswered.retry).toHaveBeenCalledOnce()
})

/** Somebody is mentioned in it, who heard of it when it was written. */
export const Mentioning = meta.story({
  args: {
    text: '今夜は @小声 さんのおたよりから。',
    mentions: [{ userId: 'user_1', start: 4, length: 3 }],
    findPeople: async () => [],
  },
})

Mentioning.test('keeps whom it mentions as the words before them change', async ({ args }) => {
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox')
  await expect(screen.queryByText(/通知が届きます/)).toBeNull()
  field.setSelectionRange(0, 0)
  await userEvent.type(field, 'きっと', { initialSelectionStart: 0, initialSelectionEnd: 0 })
  await userEvent.click(screen.getByRole('button', { name: '保存する' }))
  await expect(args.submission.submit).toHaveBeenCalledWith({
    text: 'きっと今夜は @小声 さんのおたよりから。',
    mentions: [{ userId: 'user_1', start: 7, length: 3 }],
    revision: 2,
  })
})

Mentioning.test('Escape shuts what an @ offers, and leaves the sheet open', async ({ args }) => {
  const field = await screen.findByRole('textbox')
  await userEvent.type(field, ' @')
  await screen.findByText(/名前を入力/)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText(/名前を入力/)).toBeNull())
  await expect(args.onClose).not.toHaveBeenCalled()
  await expect(screen.queryByRole('alertdialog')).toBeNull()
})
