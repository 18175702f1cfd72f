import { expect, fn, screen, userEvent } from 'storybook/test'
import { writtenText } from '#rules/written.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { TextEditor } from './TextEditor.tsx'

const meta = preview.meta({
  component: TextEditor,
  args: {
    title: 'ひとことを編集',
    writtenAt: '2026-11-20T02:55:00.000Z',
    text: '今夜の二時も、いつもの周波数で。',
    rules: writtenText(40),
    problem: undefined,
    isSaving: false,
    onSave: fn(),
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
    await expect(args.onSave).toHaveBeenCalledWith('二時に。', [])
  },
)
