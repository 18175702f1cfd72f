import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { writeMessage } from '../../domains/chat/writingStore.ts'
import { newId } from '../ids.ts'
import { channelChanged, startHub, textsOf } from './testing.ts'

let stage: Awaited<ReturnType<typeof startHub>>
beforeAll(async () => {
  stage = await startHub()
})
afterAll(() => stage.close())

async function listener(slug: string) {
  const browser = await stage.open()
  const { status } = await browser.start('live', channelChanged, {
    channelId: stage.channelId(slug),
  })
  expect(status).toBe(202)
  // From here on what is said there is followed.
  await stage.hub.sweep()
  return browser
}

/** Written by a gateway that died before it published. */
async function writeUnheard(slug: string, text: string): Promise<void> {
  const sentAt = new Date()
  await writeMessage(stage.db, {
    channelId: stage.channelId(slug),
    id: newId('message'),
    authorId: await stage.fan(),
    text,
    idempotencyKey: text,
    sentAt,
    rateSince: sentAt,
    rateCount: 5,
    replyToId: null,
    stickerId: null,
    images: [],
    mentions: [],
  })
}

const revsOf = (browser: Awaited<ReturnType<typeof listener>>) =>
  browser.received.map(({ payload }) => /"rev":(\d+)/.exec(JSON.stringify(payload))?.[1])

it('tells what was written and never heard of, once, within two looks', async () => {
  const browser = await listener('greenhouse')
  await writeUnheard('greenhouse', 'だれも聞いていない')
  await stage.hub.sweep()
  // A look that takes longer than the pause between two.
  await Promise.all([stage.hub.sweep(), stage.hub.sweep()])
  await vi.waitFor(() => expect(textsOf(browser)).toEqual(['だれも聞いていない']))
  await stage.say(browser.userId, 'つぎ', 'greenhouse')
  await stage.hub.sweep()
  await stage.hub.sweep()
  await vi.waitFor(() => expect(textsOf(browser)).toEqual(['だれも聞いていない', 'つぎ']))
  const [first, second] = revsOf(browser).map(Number)
  expect(second).toBe(first! + 1)
})

it('tells what was lost before something that came', async () => {
  const browser = await listener('midnight')
  await writeUnheard('midnight', 'とちゅうで消えた')
  await stage.say(browser.userId, '届いた', 'midnight')
  await stage.hub.sweep()
  await stage.hub.sweep()
  await vi.waitFor(() => expect(textsOf(browser)).toContain('とちゅうで消えた'))
})

it('gives an event that was overtaken as its message is by now', async () => {
  const browser = await listener('lobby')
  await stage.say(browser.userId, 'いまの文', 'lobby')
  await vi.waitFor(() => expect(textsOf(browser)).toHaveLength(1))
  const event = stage.published.at(-1)!
  if (event.type !== 'messageChanged' || !event.message) throw new Error('it brings no message')
  const older = { ...event.message, text: 'まえの文' }
  stage.events.publish('ouen', { ...event, rev: event.rev - 1, message: older })
  await vi.waitFor(() => expect(textsOf(browser)).toEqual(['いまの文', 'いまの文']))
})
