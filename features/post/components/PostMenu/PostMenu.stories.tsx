import { expect, fn, screen } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { PostMenu } from './PostMenu.tsx'

const openLogin = fn()
const meta = preview.meta({
  component: PostMenu,
  args: {
    postId: 'post_1',
    author: { id: 'user_komugi', name: '終電こむぎ' },
    isOwn: false,
    isLit: true,
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
    await untilVisible(await screen.findByRole('menuitem', { name: 'リンクをコピー' }))
  },
})

export const Default = meta.story()
export const Own = meta.story({ args: { isOwn: true, isLit: false } })
export const Guest = meta.story({
  args: { isLit: false },
  parameters: { session: { status: 'notLoggedIn', openLogin } },
})

Default.test('opens the dialog in which it is reported', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('menuitem', { name: '報告する' }))
  await untilVisible(await screen.findByRole('dialog', { name: 'この投稿を報告' }))
})

Guest.test('asks a guest who reports to log in', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('menuitem', { name: '報告する' }))
  await expect(openLogin).toHaveBeenCalledWith({ step: 'login' })
  await expect(screen.queryByRole('dialog')).toBeNull()
})
