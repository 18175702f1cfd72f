import { expect, fn, screen } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { TopicMenu } from './TopicMenu.tsx'

const openLogin = fn()
const meta = preview.meta({
  component: TopicMenu,
  args: {
    topicId: 'topic_kujira',
    isOwn: false,
    isLit: false,
    author: { id: 'user_kujira', name: 'くじら座β' },
    isBookmarked: false,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', paddingBlockEnd: 328 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { session: { status: 'loggedIn' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'このトピックのメニュー' }))
    await untilVisible(await screen.findByRole('menuitem', { name: 'トピックのリンクをコピー' }))
  },
})

export const Default = meta.story()
export const Own = meta.story({ args: { isOwn: true, isLit: true } })
export const Bookmarked = meta.story({ args: { isBookmarked: true } })
export const Guest = meta.story({ parameters: { session: { status: 'notLoggedIn', openLogin } } })

Default.test('opens the dialog in which it is reported', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('menuitem', { name: '報告する' }))
  await untilVisible(await screen.findByRole('dialog', { name: 'このトピックを報告' }))
})

Guest.test('asks a guest who reports to log in', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('menuitem', { name: '報告する' }))
  await expect(openLogin).toHaveBeenCalledWith({ step: 'login' })
  await expect(screen.queryByRole('dialog')).toBeNull()
})
