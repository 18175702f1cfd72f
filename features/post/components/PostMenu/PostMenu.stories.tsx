import { expect, fn, screen } from 'storybook/test'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { fakePost } from '../../fakes.ts'
import { PostMenu } from './PostMenu.tsx'

const openLogin = fn()
const kept = (isBookmarked: boolean) => ({
  BookmarkPayload: () => ({
    __typename: 'BookmarkSuccess' as const,
    subject: fakePost({ isBookmarked }),
  }),
})
const choose = async ({ userEvent }: Pick<PlayTools, 'userEvent'>, name: string) =>
  userEvent.click(await screen.findByRole('menuitem', { name }))
const meta = preview.meta({
  component: PostMenu,
  args: {
    postId: 'post_1',
    author: { id: 'user_komugi', name: '終電こむぎ' },
    isOwn: false,
    isLit: true,
    isBookmarked: false,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', paddingBlockEnd: 328 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    session: { status: 'loggedIn' },
    relay: storyRelay({ data: kept(true) }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'この投稿のメニュー' }))
    await untilVisible(await screen.findByRole('menuitem', { name: 'リンクをコピー' }))
  },
})

export const Default = meta.story()
export const Own = meta.story({ args: { isOwn: true, isLit: false } })
export const Bookmarked = meta.story({ args: { isBookmarked: true } })
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

Default.test('is kept, which leads to all that is', async (tools) => {
  await choose(tools, 'ブックマークする')
  await untilVisible(await screen.findByText('ブックマークしました。'))
  await untilVisible(await screen.findByRole('button', { name: '一覧を見る' }))
})

Bookmarked.test('is kept no longer, which is undone', async (tools) => {
  await choose(tools, 'ブックマークを外す')
  await untilVisible(await screen.findByText('ブックマークを外しました。'))
  await tools.userEvent.click(await screen.findByRole('button', { name: '元に戻す' }))
  await untilVisible(await screen.findByText('ブックマークしました。'))
})

Guest.test('asks a guest who keeps it to sign up', async (tools) => {
  openLogin.mockClear()
  await choose(tools, 'ブックマークする')
  await expect(openLogin).toHaveBeenCalledWith({ step: 'signup' })
  await expect(screen.queryByText('ブックマークしました。')).toBeNull()
})
