import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startHub, type Browser } from '../../platform/stream/testing.ts'
import { reactToMessage } from './reacting.ts'
import { markChannelRead } from './service.ts'

let stage: Awaited<ReturnType<typeof startHub>>
beforeAll(async () => {
  stage = await startHub()
})
afterAll(() => stage.close())

const read = `subscription R($userId: ID!) { channelRead(userId: $userId) { channelId lastReadSeq } }`
const own = `subscription O($userId: ID!) { ownReaction(userId: $userId) { messageId emoji isOn } }`

/** What a browser was told, under this field. */
const toldOf = ({ received }: Browser, field: string) =>
  received.flatMap(({ event, payload }) => {
    const { data } = (payload ?? {}) as { data?: Record<string, object> }
    return event === 'next' && data?.[field] ? [data[field]] : []
  })

it('tells all of a fan’s devices how far they have read, and what they gave and took back; nobody else', async () => {
  const [fan, other] = [await stage.fan(), await stage.fan()]
  const devices = [await stage.open(fan), await stage.open(fan)]
  for (const device of devices) {
    await device.start('read', read, { userId: fan })
    await device.start('own', own, { userId: fan })
  }
  const stranger = await stage.open(other)
  for (const [id, text] of Object.entries({ read, own }))
    await stranger.start(id, text, { userId: fan })
  const sent = await stage.say(other, 'とどく')
  if (sent.__typename !== 'CreateChatMessageSuccess') throw new Error(sent.__typename)
  const { id: messageId, seq, channelId } = sent.messageEdge.node
  // What a device claims to have read ends with what there is.
  await markChannelRead(stage.as(fan), channelId, 2_000_000_000)
  for (const isOn of [true, false])
    await reactToMessage(stage.as(fan), { messageId, emoji: '👏', isOn })
  for (const device of devices) {
    await vi.waitFor(() => {
      expect(toldOf(device, 'channelRead')).toEqual([{ channelId, lastReadSeq: seq }])
      expect(toldOf(device, 'ownReaction')).toEqual([
        { messageId, emoji: '👏', isOn: true },
        { messageId, emoji: '👏', isOn: false },
      ])
    })
  }
  expect(stranger.received.filter(({ event }) => event === 'next')).toEqual(
    ['read', 'own'].map((id) =>
      expect.objectContaining({
        id,
        payload: { errors: [expect.objectContaining({ extensions: { code: 'NOT_FOUND' } })] },
      }),
    ),
  )
})
