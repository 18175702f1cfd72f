import { expect, fn, screen } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { WrittenMenu } from './WrittenMenu.tsx'

const onDelete = fn()
const meta = preview.meta({
  component: WrittenMenu,
  args: {
    subject: { kind: 'POST' as const, id: 'post_1' },
    author: { id: 'user_komugi', name: '終電こむぎ' },
    isOwn: false,
    isLit: false,
    label: 'この投稿のメニュー',
    deletion: { label: '削除する', onDelete },
    link: {
      path: '/posts/post_1',
      label: 'リンクをコピー',
      copied: 'コピーしました。',
      failed: 'コピーできませんでした。下の文字を選んでコピーしてください。',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', paddingBlockEnd: 280 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { session: { status: 'loggedIn' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'この投稿のメニュー' }))
    await untilVisible(await screen.findByRole('menu'))
  },
})

export const Default = meta.story()
/** What has no address of its own. */
export const WithoutLink = meta.story({ args: { link: undefined } })
/** Nobody is left to be muted or blocked. */
export const AuthorLeft = meta.story({ args: { author: undefined, isLit: true } })
export const Own = meta.story({ args: { isOwn: true, isLit: true } })
/** Posted less than ten minutes ago. */
export const Editable = meta.story({
  args: {
    isOwn: true,
    edit: {
      postedAt: '2026-11-20T02:55:00.000Z',
      renderEditor: (onClose) => <button onClick={onClose}>閉じる</button>,
    },
  },
})

Own.test('is deleted by its author, who can’t report it', async ({ userEvent }) => {
  await expect(screen.queryByRole('menuitem', { name: '報告する' })).toBeNull()
  await userEvent.click(await screen.findByRole('menuitem', { name: '削除する' }))
  await expect(onDelete).toHaveBeenCalledWith('post_1')
})

Editable.test('is edited by its author', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('menuitem', { name: '編集する' }))
  await userEvent.click(await screen.findByRole('button', { name: '閉じる' }))
  await expect(screen.queryByRole('button', { name: '閉じる' })).toBeNull()
})
