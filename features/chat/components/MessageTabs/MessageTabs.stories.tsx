import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { fakeDirectMessages } from '#storybook/fakes/talk.ts'
import { MessageTabs } from './MessageTabs.tsx'

const having = (unreadCount: number, requestCount: number) => ({
  Viewer: () =>
    fakeViewer({
      user: fakeUser(),
      directMessages: fakeDirectMessages({ unreadCount, requestCount }),
    }),
})
const waiting = (...counts: Parameters<typeof having>) => ({ relay: { data: having(...counts) } })

const meta = preview.meta({
  component: MessageTabs,
  args: { ...given('viewer'), current: 'channels' as const },
  parameters: fragmentStory(
    graphql`
      query MessageTabsStoryQuery {
        viewer {
          ...MessageTabs_viewer
        }
      }
    `,
    having(0, 0),
  ),
})

export const Default = meta.story()
export const Direct = meta.story({ args: { current: 'direct' } })
export const Waiting = meta.story({
  parameters: waiting(2, 1),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'ダイレクト 未読2件、リクエスト1件' }),
    ).toBeVisible()
  },
})
export const MoreThanCanBeCounted = meta.story({
  args: { current: 'direct' },
  globals: { locale: 'en' },
  parameters: waiting(1048, 30),
})

const nameOf = (element: HTMLElement) => element.querySelector('a:last-child')?.textContent
Default.test('says nothing where nothing waits', async ({ canvasElement }) => {
  await expect(nameOf(canvasElement)).toBe('ダイレクト')
})
