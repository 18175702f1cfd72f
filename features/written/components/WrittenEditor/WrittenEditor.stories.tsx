import { expect, fn, screen, waitFor } from 'storybook/test'
import { TextArea } from '#design-system/text-area/TextArea.tsx'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { WrittenEditor } from './WrittenEditor.tsx'

const meta = preview.meta({
  component: WrittenEditor,
  args: {
    title: 'メッセージを編集',
    writtenAt: '2026-11-20T02:55:00.000Z',
    isSame: false,
    isRefused: false,
    isSaving: false,
    onSave: fn(),
    onClose: fn(),
    children: <TextArea label="本文" value="今夜の二時も、いつもの周波数で。" onChange={fn()} />,
  },
  parameters: { layout: 'fullscreen' },
  play: async () => untilVisible(await screen.findByRole('dialog')),
})

export const Changed = meta.story()
export const Unchanged = meta.story({ args: { isSame: true } })
/** Its close button was pressed, with what was changed still unsaved. */
export const Asked = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '変更せずに閉じる' }))
    await untilVisible(await screen.findByRole('alertdialog', { name: '変更を破棄しますか？' }))
  },
})
export const Saving = meta.story({ args: { isSaving: true } })

Changed.test('is saved by its button', async ({ args, userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: '保存する' }))
  await expect(args.onSave).toHaveBeenCalledOnce()
})

Unchanged.test('closes at once', async ({ args, userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: '変更せずに閉じる' }))
  await expect(args.onClose).toHaveBeenCalledOnce()
})

Asked.test('goes on where its author keeps what was changed', async ({ args, userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: '編集へ戻る' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await expect(screen.getByRole('dialog')).toBeVisible()
  await expect(args.onClose).not.toHaveBeenCalled()
})

Asked.test('closes where its author says so', async ({ args, userEvent }) => {
  await expect(args.onClose).not.toHaveBeenCalled()
  await userEvent.click(await screen.findByRole('button', { name: '破棄する' }))
  await expect(args.onClose).toHaveBeenCalledOnce()
})

Changed.test('asks at Escape too, and is left by neither of two', async ({ args, userEvent }) => {
  await userEvent.keyboard('{Escape}')
  await untilVisible(await screen.findByRole('alertdialog'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await expect(args.onClose).not.toHaveBeenCalled()
})

Saving.test('asks nothing until it is saved', async ({ args, userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: '変更せずに閉じる' }))
  await expect(screen.queryByRole('alertdialog')).toBeNull()
  await expect(args.onClose).not.toHaveBeenCalled()
})

Saving.test(
  'stays until it is saved, also where it was typed back',
  { args: { isSame: true } },
  async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '変更せずに閉じる' }))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
)
