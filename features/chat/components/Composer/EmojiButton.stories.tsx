import { useRef } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { forgetPrivateTexts } from '#platform/storage/privateTexts.ts'
import { EmojiButton } from './EmojiButton.tsx'

/** Beside a field of its own, at the bottom as in a room. */
function BesideAField() {
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <div style={{ display: 'flex', gap: 8, paddingBlockStart: 480 }}>
      <textarea ref={field} aria-label="メッセージ" defaultValue="今夜も晴れ" rows={2} />
      <EmojiButton field={field} />
    </div>
  )
}

const meta = preview.meta({
  component: BesideAField,
  globals: atViewport('desktop'),
  beforeEach: () => forgetPrivateTexts,
})

export const Default = meta.story()
export const Opened = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '絵文字をえらぶ' }))
    await untilVisible(await screen.findByRole('option', { name: 'にっこり笑う' }))
  },
})

Opened.test(
  'the browser’s undo takes it back, and its redo brings it again',
  async ({ canvas }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox')
    field.setSelectionRange(2, 3)
    await userEvent.click(screen.getByRole('option', { name: 'にっこり笑う' }))
    const written = '今夜😀晴れ'
    await waitFor(() => expect(field).toHaveValue(written))
    await expect(field).toHaveFocus()
    await expect(field.selectionStart).toBe(4)
    document.execCommand('undo')
    await expect(field).toHaveValue('今夜も晴れ')
    document.execCommand('redo')
    await expect(field).toHaveValue(written)
  },
)

Opened.test('Escape closes it, and the field stays as it is', async ({ canvas }) => {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
  await expect(canvas.getByRole('textbox')).toHaveValue('今夜も晴れ')
})
