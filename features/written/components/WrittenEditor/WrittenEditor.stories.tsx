import { expect, fn, screen } from 'storybook/test'
import { TextArea } from '#design-system/text-area/TextArea.tsx'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { WrittenEditor } from './WrittenEditor.tsx'

const meta = preview.meta({
  component: WrittenEditor,
  args: {
    title: 'メッセージを編集',
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
export const Saving = meta.story({ args: { isSaving: true } })

Changed.test('is saved by its button, and left by its close', async ({ args, userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: '保存する' }))
  await expect(args.onSave).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: '変更せずに閉じる' }))
  await expect(args.onClose).toHaveBeenCalledOnce()
})
