import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startHub, type Browser } from '../../platform/stream/testing.ts'
import { createChatMessage } from '../chat/sending.ts'
import { chooseOshi } from '../community/choosing.ts'
import { membership } from '../community/tables.ts'
import { followFan } from '../follow/service.ts'
import { createPost } from '../post/writing.ts'
import { notificationsOf, readNotifications } from './reading.ts'
import { tellOwn } from './service.ts'

let stage: Awaited<ReturnType<typeof startHub>>
beforeAll(async () => {
  stage = await startHub()
})
afterAll(() => stage.close())

const bell = `subscription B($userId: ID!) { notificationsChanged(userId: $userId) { notifications { unreadCount } } }`

/** What a browser's bell was told, one number after the other. */
const counts = ({ received }: Browser) =>
  received.flatMap(({ event, payload }) => {
    const { data } = (payload ?? {}) as {
      data?: { notificationsChanged: { notifications: { unreadCount: number } } }
    }
    return event === 'next' && data ? [data.notificationsChanged.notifications.unreadCount] : []
  })
/** Looks as the hub does each second, and waits until the browsers were told this. */
async function hear(browsers: readonly Browser[], told: number) {
  await stage.hub.sweep()
  for (const browser of browsers) await vi.waitFor(() => expect(counts(browser).at(-1)).toBe(told))
}

it('tells all of a fan’s devices what comes under the bell, from whatever transaction, and that they looked', async () => {
  const fan = await stage.fan()
  const other = await stage.fan()
  const { communityId } = stage
  const devices = [await stage.open(fan), await stage.open(fan)]
  for (const device of devices) await device.start('bell', bell, { userId: fan })
  await hear(devices, 0)
  await followFan(stage.as(other), { communityId, userId: fan, isFollowed: true })
  await hear(devices, 1)
  // A part of a transaction of another process, which publishes nothing.
  await stage.db.transaction((transaction) =>
    tellOwn(transaction, {
      fanId: fan,
      kind: 'ORDER_PAID',
      subjectId: 'purchase_1',
      communityId,
      at: stage.as(null).now(),
    }),
  )
  await hear(devices, 2)
  const page = { side: 'after' as const, key: undefined, size: 1 }
  const [newest] = await notificationsOf(stage.as(fan), { fanId: fan }, page)
  await readNotifications(stage.as(fan), { notificationId: newest!.id })
  await hear(devices, 0)
  // Of what has not changed nothing is told.
  const before = devices.map((device) => counts(device).length)
  await stage.hub.sweep()
  const { id: messageId } = await say(fan)
  await say(other, messageId)
  await hear(devices, 1)
  expect(devices.map((device) => counts(device).length)).toEqual(before.map((count) => count + 1))
})

it('tells a fan’s devices that their oshi has posted', async () => {
  const [performer] = await stage.db.select().from(membership).where(eq(membership.role, 'TALENT'))
  const fan = await stage.fan()
  const { communityId } = stage
  await chooseOshi(stage.as(fan), communityId, performer!.oshiId)
  const device = await stage.open(fan)
  await device.start('bell', bell, { userId: fan })
  await hear([device], 0)
  const said = { communityId, text: '今夜の時報です', idempotencyKey: randomUUID() }
  await createPost(stage.as(performer!.userId), said)
  await stage.runJobs()
  await hear([device], 1)
  expect(counts(device)).toEqual([0, 1])
})

it('tells a device that begins to listen how it stands, and nobody of another’s', async () => {
  const fan = await stage.fan()
  const other = await stage.fan()
  const first = await stage.open(fan)
  await first.start('bell', bell, { userId: fan })
  await hear([first], 0)
  const second = await stage.open(fan)
  await second.start('bell', bell, { userId: fan })
  await stage.hub.sweep()
  await vi.waitFor(() => expect(counts(second)).toEqual([0]))
  const stranger = await stage.open(other)
  await stranger.start('bell', bell, { userId: fan })
  await vi.waitFor(() =>
    expect(stranger.received[0]?.payload).toMatchObject({
      errors: [{ extensions: { code: 'NOT_FOUND' } }],
    }),
  )
})

async function say(by: string, replyToId?: string) {
  const said = { channelId: stage.channelId('lobby'), text: '今夜も', replyToId: replyToId ?? null }
  const sent = await createChatMessage(stage.as(by), { ...said, idempotencyKey: randomUUID() })
  if (sent.__typename !== 'CreateChatMessageSuccess') throw new Error(sent.__typename)
  return sent.messageEdge.node
}
