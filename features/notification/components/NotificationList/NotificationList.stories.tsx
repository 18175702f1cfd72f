import { graphql, useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate } from 'relay-runtime'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { fakeConnection } from '#storybook/fake.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import {
  bought,
  commented,
  fakeNotifications,
  mentioned,
  opened,
  several,
  starting,
  strained,
  subscribed,
  telling,
  won,
} from '../../fakes.ts'
import { NotificationList } from './NotificationList.tsx'

const seen = fn<(newest: string) => void>().mockName('seen')
const data = (items: typeof several) => ({
  ...telling(items),
  Mutation: () => ({
    readNotifications: (args: Record<string, unknown>) => {
      seen((args['input'] as { notificationId: string }).notificationId)
      return {
        __typename: 'ReadNotificationsSuccess' as const,
        notifications: fakeNotifications({ unreadCount: 0 }),
      }
    },
  }),
})

const meta = preview.meta({
  component: NotificationList,
  args: given('viewer'),
  beforeEach: () => void seen.mockClear(),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query NotificationListStoryQuery {
          viewer {
            ...NotificationList_viewer @alias(as: "viewer")
          }
        }
      `,
      data(several),
    ),
  },
})

export const Default = meta.story()
/** What the gateway lists by now. */
let listed = several
const viewer = () =>
  fakeViewer({
    user: fakeUser(),
    mutes: null,
    notifications: fakeNotifications({
      id: 'notifications me',
      items: fakeConnection(listed),
      unreadCount: listed === several ? 2 : 0,
    }),
  })
/** Two more come under the bell while its list is open: the stream raises the number. */
export const SomethingComes = meta.story({
  beforeEach: () => void (listed = several.slice(2)),
  parameters: { relay: { data: { ...data(several), Viewer: viewer } } },
  render: function Coming(args) {
    const environment = useRelayEnvironment()
    const come = () => {
      listed = several
      commitLocalUpdate(environment, (store) =>
        store.get('notifications me')?.setValue(2, 'unreadCount'),
      )
    }
    return (
      <Stack gap={4}>
        <NotificationList {...args} />
        <Button onClick={come}>届く</Button>
      </Stack>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: /あなたに返信しました/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '届く' }))
    await waitFor(() => expect(seen.mock.calls).toEqual([['notification_5']]))
    await expect(canvas.getByRole('link', { name: /あなたに返信しました/ })).toBeVisible()
  },
})
export const OfComments = meta.story({ parameters: { relay: { data: data(commented) } } })
export const OfPurchases = meta.story({
  parameters: { relay: { data: data(bought) } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link')
    await expect(first).toHaveAttribute('href', '/settings/purchase-history/purchase_one')
  },
})
export const OfPrizes = meta.story({
  parameters: { relay: { data: data(won) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /商品を発送しました/ })).toHaveAttribute(
      'href',
      '/store/prize/delivery/delivery_prize',
    )
  },
})
export const OfChapters = meta.story({
  parameters: { relay: { data: data(opened) } },
  play: async ({ canvas }) => {
    const [way, ...others] = canvas.getAllByRole('link')
    await expect(others).toEqual([])
    await expect(way).toHaveAttribute('href', '/stories/story_lamp/chapters/storychapter_flame')
  },
})
export const OfChaptersInEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: { relay: { data: data(opened) } },
})
export const OfSchedules = meta.story({
  parameters: { relay: { data: data(starting) } },
  play: async ({ canvas }) => {
    const ways = canvas.getAllByRole('link').map((way) => way.getAttribute('href'))
    await expect(ways).toEqual([
      '/official-schedules/schedule_radio',
      '/official-schedules/schedule_off',
    ])
  },
})
export const OfSchedulesInEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: { relay: { data: data(starting) } },
})
export const OfSubscriptions = meta.story({
  parameters: { relay: { data: data(subscribed) } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link')
    await expect(first).toHaveAttribute('href', '/settings/store/subscription')
  },
})
export const OfPurchasesInEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: { relay: { data: data(bought) } },
})
export const Mentioned = meta.story({ parameters: { relay: { data: data(mentioned) } } })
export const LongText = meta.story({ parameters: { relay: { data: data(strained) } } })
export const Empty = meta.story({ parameters: { relay: { data: data([]) } } })

Default.test('tells once that the newest was seen, and leads to each', async ({ canvas }) => {
  await waitFor(() => expect(seen.mock.calls).toEqual([['notification_5']]))
  await expect(canvas.getByRole('link', { name: /あなたに返信しました/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/messages\/chat\/channel_.*#message-46$/),
  )
  await expect(canvas.getByRole('link', { name: /ペンライトを振りました/ })).toHaveAttribute(
    'href',
    '/posts/post_1',
  )
  await expect(canvas.getAllByRole('img', { name: '新着' })).toHaveLength(2)
})
