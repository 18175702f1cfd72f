import { eq } from 'drizzle-orm'
import { graphql } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { domains } from '../../domains.generated.ts'
import { createGatewaySchema } from '../../platform/graphql/schema.ts'
import { channelChanged, startHub, textsOf, type Browser } from '../../platform/stream/testing.ts'
import { joinCommunity } from '../community/joining.ts'
import { membership } from '../community/tables.ts'
import { channelRead } from '../chat/tables.ts'
import { directStage, secret, type Talk } from './testing.ts'
import { waysTo } from './testing.ways.ts'

const schema = createGatewaySchema(domains)
let stage: Awaited<ReturnType<typeof startHub>>
let direct: ReturnType<typeof directStage>
let talk: Talk
let stranger: string
let staff: string
beforeAll(async () => {
  stage = await startHub()
  direct = directStage(stage)
  talk = await direct.pair()
  stranger = await stage.fan()
  staff = await stage.fan()
  await stage.db.update(membership).set({ role: 'STAFF' }).where(eq(membership.userId, staff))
  stage.events.publish('ouen', { type: 'rowChanged', name: 'memberships', key: staff })
})
afterAll(() => stage.close())

const ask = async (userId: string | null, source: string) =>
  JSON.stringify(await graphql({ schema, source, contextValue: stage.as(userId) }))

describe('what is said between two', () => {
  // Each on a talk of its own, since what the two do there changes it.
  it.each(waysTo)('is read by them, and by nobody else, over $way', async (way) => {
    const own = await direct.pair({ isAccepted: way.isAccepted ?? true })
    const lobby = stage.channelId('lobby')
    const source = way.source({ ...own, lobby, communityId: stage.communityId })
    for (const outsider of [stranger, staff, null]) {
      const answer = await ask(outsider, source)
      expect(answer).not.toContain(secret)
      expect(answer).not.toContain(own.channelId)
      expect(way.isForAll ? '' : answer).not.toMatch(/"__typename":"\w+Success"/)
    }
    // The document is sound: whoever may is answered.
    expect(await ask(own[way.by], source)).toContain(way.shows ?? secret)
  })

  it('is taken along to no room that others read', async () => {
    const { messageId, one } = talk
    const answer = await ask(
      one,
      `mutation { createChatMessage(input: { channelId: "${stage.channelId('lobby')}", text: "x",
        idempotencyKey: "r", replyToId: "${messageId}" }) { __typename
        ... on CreateChatMessageSuccess { messageEdge { node { replyTo { text } } } } } }`,
    )
    expect(answer).not.toContain(secret)
    expect(answer).not.toMatch(/"__typename":"\w+Success"/)
  })

  it('is in no list of its community, which has the rooms of all', async () => {
    for (const viewer of [talk.one, stranger, staff, null]) {
      const list = await ask(
        viewer,
        `{ tenant { community { channels(first: 50) { edges { node { id newestMessage { text } } } } } } }`,
      )
      expect(list).toContain(stage.channelId('lobby'))
      expect(list).not.toContain(talk.channelId)
    }
  })

  it('is as if it were not there for everyone else', async () => {
    for (const outsider of [stranger, staff, null])
      for (const id of [talk.channelId, talk.messageId])
        expect(await ask(outsider, `{ node(id: "${id}") { id } }`)).toBe('{"data":{"node":null}}')
  })

  it('is no room of its community: whoever joins is given no mark in it', async () => {
    const newcomer = await stage.fan({ hasJoined: false })
    await joinCommunity(stage.as(newcomer), stage.communityId)
    const marks = await stage.db.select().from(channelRead).where(eq(channelRead.userId, newcomer))
    expect(marks.length).toBeGreaterThan(0)
    expect(marks.map(({ channelId }) => channelId)).not.toContain(talk.channelId)
  })
})

const activity = `subscription A($communityId: ID!) { channelActivity(communityId: $communityId) {
  channel { id newestMessage { text } } } }`
const directActivity = `subscription D($userId: ID!) { directActivity(userId: $userId) {
  channel { id newestMessage { text } } } }`

/** What came to a browser by one of its subscriptions. */
const heardBy = ({ received }: Browser, id: string) =>
  JSON.stringify(received.filter((each) => each.id === id))

describe('live it', () => {
  it('comes to its two alone, whatever others listen to', async () => {
    const { channelId, one, other } = talk
    const own = await stage.open(other)
    expect((await own.start('live', channelChanged, { channelId })).status).toBe(202)
    expect((await own.start('direct', directActivity, { userId: other })).status).toBe(202)
    const others = await stage.open(stranger)
    const { communityId } = stage
    const theirs = await direct.channelOf(stranger, await direct.openFan())
    await others.start('live', channelChanged, { channelId })
    await others.start('direct', directActivity, { userId: one })
    for (const [id, document, variables] of [
      ['community', activity, { communityId }],
      ['theirs', channelChanged, { channelId: theirs }],
      ['theirList', directActivity, { userId: stranger }],
    ] as const)
      expect((await others.start(id, document, variables)).status).toBe(202)

    await direct.say(one, channelId, `つぎの${secret}`)
    await expect
      .poll(() => textsOf(own).filter((text) => text === `つぎの${secret}`))
      .toHaveLength(2)
    // What comes later on each of the others' subscriptions: what leaked would have come before it.
    await stage.say(one, 'みんなへ')
    await direct.say(stranger, theirs, 'きみへ')
    await expect.poll(() => heardBy(others, 'community')).toContain('みんなへ')
    for (const id of ['theirs', 'theirList'])
      await expect.poll(() => heardBy(others, id)).toContain('きみへ')
    expect(JSON.stringify(others.received)).not.toContain(secret)
  })

  it('ends for whoever rejects it, and not for who asked', async () => {
    const [one, other] = [await direct.openFan(), await direct.openFan()]
    const channelId = await direct.channelOf(one, other)
    await direct.say(one, channelId, 'はじめまして')
    const asked = await stage.open(other)
    await asked.start('live', channelChanged, { channelId })
    await asked.start('list', directActivity, { userId: other })
    await direct.say(one, channelId, 'よろしく')
    for (const id of ['live', 'list'])
      await expect.poll(() => heardBy(asked, id)).toContain('よろしく')
    await direct.answer(other, channelId, false)
    const after = await direct.say(one, channelId, 'まだいますか')
    expect(after.__typename).toBe('CreateChatMessageSuccess')
    expect(await ask(other, `{ node(id: "${channelId}") { id } }`)).toBe('{"data":{"node":null}}')
    expect(await ask(one, `{ node(id: "${channelId}") { id } }`)).toContain(channelId)
    // They come back, and the same subscriptions hear what is said from then on: what leaked would have come before it.
    await direct.channelOf(other, one)
    await direct.say(one, channelId, 'おかえり')
    for (const id of ['live', 'list'])
      await expect.poll(() => heardBy(asked, id)).toContain('おかえり')
    expect(JSON.stringify(asked.received)).not.toContain('まだいますか')
  })
})
