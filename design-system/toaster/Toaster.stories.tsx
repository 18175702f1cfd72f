import { expect, fn, screen, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Surface } from '../surface/Surface.tsx'
import { Text } from '../text/Text.tsx'
import { Toaster, useToast, type Toast } from './Toaster.tsx'

const undo = fn()

const toasts: Record<string, Toast> = {
  コピー: { message: 'リンクをコピーしました' },
  保存: {
    message: '名前を変えました',
    tone: 'success',
    action: { label: '元に戻す', onPress: undo },
  },
  失敗: { message: '保存できませんでした。もう一度ためしてください', tone: 'danger' },
}
const selectable: Record<string, Toast> = {
  文字: {
    message: 'コピーできませんでした。下の文字を選んでコピーしてください。',
    tone: 'danger',
    selectable: 'https://shiodamari.example/timeline/post/post_01hq3v9x8gk7t',
  },
}

function Buttons({ offered = toasts }: { offered?: Record<string, Toast> }) {
  const show = useToast()
  return (
    <Surface tone="paper" padding={4}>
      <Stack gap={3} align="start">
        {Object.entries(offered).map(([name, toast]) => (
          <Button key={name} emphasis="soft" onClick={() => show(toast)}>
            {name}
          </Button>
        ))}
        <Text>下から、ひとことだけ知らせます。</Text>
      </Stack>
    </Surface>
  )
}

const meta = preview.meta({
  component: Toaster,
  parameters: { layout: 'fullscreen', hasOwnToaster: true },
  args: { label: 'お知らせ', closeLabel: '閉じる', children: <Buttons /> },
})

export const Playground = meta.story()

export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'コピー' }))
    await expect(canvas.getByRole('region')).toHaveTextContent('リンクをコピーしました')
  },
})

export const ThreeAtOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of Object.keys(toasts)) {
      await userEvent.click(canvas.getByRole('button', { name }))
    }
  },
})

/** Pressed twice, said once: another thing that can be taken back is said by itself. */
export const SaidAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of ['失敗', '保存', '失敗', '保存'])
      await userEvent.click(canvas.getByRole('button', { name }))
    await expect(canvas.getAllByText(/^保存できませんでした/)).toHaveLength(1)
    await expect(canvas.getAllByText('名前を変えました')).toHaveLength(2)
  },
})

export const TakenBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of Object.keys(toasts)) {
      await userEvent.click(canvas.getByRole('button', { name }))
    }
    await userEvent.click(canvas.getByRole('button', { name: '元に戻す' }))
    await expect(undo).toHaveBeenCalled()
    await expect(canvas.queryByText('名前を変えました')).not.toBeInTheDocument()
  },
})

/** What the browser would not copy stands there until it is closed. */
export const Selectable = meta.story({
  args: { children: <Buttons offered={selectable} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '文字' }))
    const text = canvas.getByText(/^https:/)
    getSelection()!.selectAllChildren(text)
    await expect(getSelection()!.toString()).toBe(
      'https://shiodamari.example/timeline/post/post_01hq3v9x8gk7t',
    )
    getSelection()!.removeAllRanges()
  },
})

/** Another text by the same words stands beside the first, and takes none of it away. */
export const TwoSelectable = meta.story({
  args: {
    children: (
      <Buttons
        offered={{
          ...selectable,
          もうひとつ: { ...selectable.文字!, selectable: 'https://shiodamari.example/store' },
        }}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['文字', 'もうひとつ'])
      await userEvent.click(canvas.getByRole('button', { name }))
    await expect(canvas.getAllByText(/^https:/)).toHaveLength(2)
  },
})

/** What is said while a dialog is open can be pressed, and the dialog stays. */
export const OverADialog = meta.story({
  args: {
    children: (
      <Dialog isOpen onOpenChange={fn()} title="名前を変える" closeLabel="閉じる">
        <Buttons />
      </Dialog>
    ),
  },
  play: async ({ userEvent }) => {
    undo.mockClear()
    const dialog = await screen.findByRole('dialog', { name: '名前を変える' })
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }))
    const toasts = within(screen.getByRole('region', { name: 'お知らせ' }))
    await userEvent.click(toasts.getByRole('button', { name: '元に戻す' }))
    await expect(undo).toHaveBeenCalledOnce()
    await expect(dialog).toBeVisible()
  },
})
