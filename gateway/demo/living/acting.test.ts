import { randomUUID } from 'node:crypto'
import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { world } from '#content/world.ts'
import { createChatMessage } from '../../domains/chat/sending.ts'
import { openCommunity } from '../../domains/chat/testing.ts'
import { message, messageReaction } from '../../domains/chat/tables.ts'
import { notification } from '../../domains/notification/tables.ts'
import { user } from '../../domains/user/tables.ts'
import { readConfig } from '../../platform/config.ts'
import { actNow } from './acting.ts'
import { startCast } from './cast.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  // A Friday noon in Japan.
  stage = await openCommunity()
})
afterAll(() => stage.close())

/** A gateway: what it has done is known to itself alone. */
const gateway = (tenantId = 'ouen') => ({
  services: stage.services,
  tenantId,
  world,
  done: new Map<string, number>(),
})
/** Lets so many minutes pass, with a gateway that looks every ten seconds. */
async function live(minutes: number, own = gateway()): Promise<void> {
  for (let each = 0; each < minutes * 6; each++) {
    stage.pass(10)
    await actNow(own)
  }
}
const written = () =>
  stage.db
    .select({
      id: message.id,
      text: message.text,
      authorId: message.authorId,
      mentions: message.mentions,
      key: message.idempotencyKey,
    })
    .from(message)
    .orderBy(asc(message.sentAt), asc(message.seq))
const said = async () => (await written()).filter(({ key }) => key.startsWith('life-'))
const greetingOf = async (fan: string) =>
  (await written()).filter(({ key }) => key === `life-greet-${fan}`)
async function write(fan: string, text: string, slug = 'lobby'): Promise<string> {
  const answer = await createChatMessage(stage.as(fan), {
    channelId: stage.channelId(slug),
    text,
    idempotencyKey: randomUUID(),
  })
  if (answer.__typename !== 'CreateChatMessageSuccess') throw new Error(answer.__typename)
  return answer.messageEdge.node.id
}
const wavers = (messageId: string) =>
  stage.db.select().from(messageReaction).where(eq(messageReaction.messageId, messageId))

it('says what is due, once, through restarts and two at a time', async () => {
  await live(16)
  const noon = await said()
  expect(noon.length).toBeGreaterThanOrEqual(2)
  // Whoever listens hears it as anyone's.
  const told = stage.published.flatMap((event) =>
    event.type === 'messageChanged' && event.change === 'CREATED' ? [event.messageId] : [],
  )
  expect(told).toEqual(expect.arrayContaining(noon.map(({ id }) => id)))

  // On to three o’clock.
  stage.pass((2 * 60 + 54) * 60)
  for (let each = 0; each < 24; each++) {
    stage.pass(60)
    // Each is just started, and knows nothing of what is said already.
    await Promise.all([actNow(gateway()), actNow(gateway())])
  }
  const all = await said()
  expect(all.length).toBeGreaterThan(noon.length)
  expect(new Set(all.map(({ key, authorId }) => `${authorId} ${key}`)).size).toBe(all.length)
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length)
})

it('says nothing of what came due while no gateway ran', async () => {
  const before = (await said()).length
  stage.pass(9 * 60 * 60)
  await actNow(gateway())
  // Three minutes' worth at the most.
  expect((await said()).length - before).toBeLessThanOrEqual(3)
})

it('waves at what a newcomer writes, and greets them by name, once', async () => {
  stage.pass(60 * 60)
  const fan = await stage.fan()
  const first = await write(fan, 'はじめまして')
  await live(0.5)
  expect((await wavers(first)).filter(({ emoji }) => emoji === 'penlight').length).toBe(4)
  await live(0.5, gateway())
  const greetings = await greetingOf(fan)
  expect(greetings.length).toBe(1)
  expect(greetings[0]!.text).toContain('@ためしさん')
  // Their name goes with them: what stands there is a mention.
  expect(greetings[0]!.mentions.map(({ userId }) => userId)).toContain(fan)
  const second = await write(fan, 'よろしくお願いします', 'midnight')
  await live(1, gateway())
  expect((await greetingOf(fan)).length).toBe(1)
  expect((await wavers(second)).length).toBeGreaterThan(0)
})

it('greets one newcomer of a room in ten minutes', async () => {
  stage.pass(60 * 60)
  const [one, other] = [await stage.fan(), await stage.fan()]
  await write(one, 'こんにちは')
  await write(other, 'こんばんは')
  await live(2)
  expect((await greetingOf(one)).length + (await greetingOf(other)).length).toBe(1)
  await live(10)
  expect((await greetingOf(one)).length + (await greetingOf(other)).length).toBe(2)
})

it('brings visitors nothing that counts', async () => {
  const cast = (await stage.db.select().from(user)).filter(({ displayName }) =>
    world.fans.some((fan) => fan.displayName === displayName),
  )
  const deeds = await stage.db
    .select({ kind: notification.kind })
    .from(notification)
    .where(
      inArray(
        notification.actorId,
        cast.map(({ id }) => id),
      ),
    )
  // Missions and ranks count who follows, comments and lights up posts.
  const kinds = new Set(deeds.map(({ kind }) => kind))
  expect([...kinds].toSorted()).toEqual(['REACTION', 'REPLY'])
})

it('keeps still in a tenant that is no demo’s', async () => {
  const before = await said()
  const heard: unknown[] = []
  stage.services.events.subscribe('elsewhere', (event) => heard.push(event))
  await actNow(gateway('elsewhere'))
  expect(heard).toEqual([])
  expect(await said()).toEqual(before)
  expect(await stage.databaseFor('elsewhere').select().from(message)).toEqual([])
})

it('can be kept still, and is where there is no demo', () => {
  expect(readConfig({}).isCastActing).toBe(true)
  expect(readConfig({ DEMO_CAST: 'off' }).isCastActing).toBe(false)
  expect(readConfig({ DEMO: 'off', SMTP_URL: 'smtp://localhost' }).isCastActing).toBe(false)
})

it('acts by itself until it is stopped', async () => {
  stage.pass(60 * 60)
  const cast = startCast(stage.services, 'ouen')
  const fan = await stage.fan()
  await write(fan, 'だれかいますか')
  // The clock stands: what somebody wrote wakes the cast, and it finds that nothing is due yet.
  stage.pass(40)
  await expect.poll(async () => (await greetingOf(fan)).length).toBe(1)
  await cast.stop()
  const before = (await said()).length
  stage.pass(60)
  // Longer than the cast takes to act once woken: what must not be said has no moment by which it would be.
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect((await said()).length).toBe(before)
})
