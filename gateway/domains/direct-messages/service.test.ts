import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#rules/day.ts'
import { newId } from '../../platform/ids.ts'
import { loadChannel, lastSeqOf, privateTotals } from '../chat/service.ts'
import { editChatMessage } from '../chat/changing.ts'
import { reactToMessage } from '../chat/reacting.ts'
import { openCommunity } from '../chat/testing.ts'
import { blocksAndMutes } from '../mute/blocksAndMutes.ts'
import { muteUser } from '../mute/service.ts'
import { storeItem } from '../store/tables.ts'
import { subscription } from '../subscription/tables.ts'
import { user } from '../user/tables.ts'
import { directConnection } from './listing.ts'
import { policyOf, setMessagePolicy } from './policy.ts'
import { DirectMessages } from './resolvers/DirectMessages.ts'
import { messagesLeft, standingIn } from './standing.ts'
import { directStage } from './testing.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let direct: ReturnType<typeof directStage>
beforeAll(async () => {
  stage = await openCommunity()
  direct = directStage(stage)
})
afterAll(() => stage.close())

const stateOf = async (userId: string, channelId: string) =>
  standingIn(stage.as(userId), { channelId, communityId: stage.communityId })
const listOf = async (userId: string, list: 'channels' | 'requests') => {
  const { edges } = await directConnection(stage.as(userId), { fanId: userId }, list, {})
  return edges.map(({ node }) => node.id)
}
const refusedAs = (code: string) => ({ __typename: 'DirectMessageError', code })
const sent = { __typename: 'CreateChatMessageSuccess' }

describe('who may begin to write to a fan', () => {
  it('is stricter for those under eighteen, or of unknown age, until they choose', async () => {
    const fan = await stage.fan()
    const born = (birthDate: string | null) =>
      stage.db.update(user).set({ birthDate }).where(eq(user.id, fan))
    expect(await policyOf(stage.as(fan), fan)).toBe('CONTACTS')
    await born('2008-11-21')
    expect(await policyOf(stage.as(fan), fan)).toBe('CONTACTS')
    await born('2008-11-20')
    expect(await policyOf(stage.as(fan), fan)).toBe('EVERYONE')
    await setMessagePolicy(stage.as(fan), 'NOBODY')
    expect(await policyOf(stage.as(fan), fan)).toBe('NOBODY')
  })

  it('is no stranger while they are under eighteen, whatever they chose, from their birthday on as they chose', async () => {
    const [fan, stranger] = [await stage.fan(), await direct.openFan()]
    const born = (birthDate: string) =>
      stage.db.update(user).set({ birthDate }).where(eq(user.id, fan))
    await born('2012-04-01')
    await setMessagePolicy(stage.as(fan), 'EVERYONE')
    expect(await policyOf(stage.as(fan), fan)).toBe('CONTACTS')
    expect(await direct.write(stranger, fan)).toMatchObject(refusedAs('CLOSED'))
    await born('2008-11-20')
    expect(await policyOf(stage.as(fan), fan)).toBe('EVERYONE')
  })

  it('is nobody new where they take messages from contacts alone, who may answer them', async () => {
    const [one, shy] = [await direct.openFan(), await stage.fan()]
    expect(await direct.write(one, shy)).toMatchObject(refusedAs('CLOSED'))
    const channelId = await direct.channelOf(shy, one)
    expect(await direct.say(shy, channelId, 'こんばんは')).toMatchObject(sent)
    await direct.answer(one, channelId, true)
    expect(await direct.say(one, channelId, 'こんばんは')).toMatchObject(sent)
  })

  it('is nobody new because of a room that was opened and left without a word', async () => {
    const [one, shy] = [await direct.openFan(), await stage.fan()]
    const channelId = await direct.channelOf(shy, one)
    expect(await direct.write(one, shy)).toMatchObject(refusedAs('CLOSED'))
    expect(await direct.say(one, channelId, 'こんばんは')).not.toMatchObject(sent)
    // Once they have written, they are answered.
    expect(await direct.say(shy, channelId, 'こんばんは')).toMatchObject(sent)
    await direct.answer(one, channelId, true)
    expect(await direct.say(one, channelId, 'こんばんは')).toMatchObject(sent)
  })

  it('is nobody at all where they take none, and they learn why they can’t write', async () => {
    const { one, other, channelId } = await direct.pair()
    await setMessagePolicy(stage.as(other), 'NOBODY')
    expect(await direct.say(one, channelId, 'x')).toMatchObject(refusedAs('CLOSED'))
    expect(await direct.say(other, channelId, 'x')).toMatchObject(refusedAs('OFF'))
    expect(await direct.write(other, await direct.openFan())).toMatchObject(refusedAs('OFF'))
  })
})

describe('a request', () => {
  it('holds three messages, however they are sent, until it is accepted', async () => {
    const [one, other] = [await direct.openFan(), await direct.openFan()]
    const channelId = await direct.channelOf(one, other)
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => direct.say(one, channelId, `${n}`)),
    )
    expect(answers.filter(({ __typename }) => __typename === sent.__typename)).toHaveLength(3)
    expect(answers.filter(({ __typename }) => __typename === 'DirectMessageError')).toHaveLength(2)
    // The limit does not pass with time, as a rate does.
    stage.pass(60)
    expect(await direct.say(one, channelId, '6')).toMatchObject({ ...refusedAs('LIMIT'), most: 3 })
    const of = { channelId, communityId: stage.communityId }
    expect(await messagesLeft(stage.as(one), of)).toBe(0)
    await direct.answer(other, channelId, true)
    expect(await direct.say(one, channelId, '7')).toMatchObject(sent)
  })

  it('waits apart, counts in no badge, and is answered before one writes back', async () => {
    const [one, other] = [await direct.openFan(), await direct.openFan()]
    const channelId = await direct.channelOf(one, other)
    await direct.say(one, channelId, 'はじめまして')
    expect(await listOf(other, 'channels')).toEqual([])
    expect(await listOf(other, 'requests')).toEqual([channelId])
    expect(await privateTotals(stage.as(other), other)).toEqual({ unread: 0, asked: 1 })
    expect(await direct.say(other, channelId, 'x')).toMatchObject(refusedAs('ASKED'))
    await direct.answer(other, channelId, true)
    expect(await listOf(other, 'channels')).toEqual([channelId])
    expect(await privateTotals(stage.as(other), other)).toEqual({ unread: 1, asked: 0 })
    // Said twice it is said once; and what was accepted is no request that could be rejected.
    expect(await direct.answer(other, channelId, true)).toMatchObject({
      __typename: 'AnswerMessageRequestSuccess',
    })
    expect(await direct.answer(other, channelId, false)).toMatchObject({
      __typename: 'NotFoundError',
    })
  })

  it('stands as it was said until it is accepted', async () => {
    const [one, other] = [await direct.openFan(), await direct.openFan()]
    const channelId = await direct.channelOf(one, other)
    const said = await direct.say(one, channelId, 'はじめまして')
    if (said.__typename !== 'CreateChatMessageSuccess') throw new Error(said.__typename)
    const edit = () =>
      editChatMessage(stage.as(one), { messageId: said.messageEdge.node.id, text: 'べつの言葉' })
    expect(await edit()).toMatchObject({ __typename: 'MessageSettledError' })
    await direct.answer(other, channelId, true)
    expect(await edit()).toMatchObject({ __typename: 'EditMessageSuccess' })
  })

  it('is rejected by blocking who asks, and comes back with no unblocking', async () => {
    const [one, other] = [await direct.openFan(), await direct.openFan()]
    const channelId = await direct.channelOf(one, other)
    await direct.say(one, channelId, 'ひどい言葉')
    expect(await listOf(other, 'requests')).toEqual([channelId])
    stage.published.length = 0
    await muteUser(stage.as(other), { userId: one, mute: 'BLOCKED' })
    // Their other devices drop it as well.
    expect(stage.published).toContainEqual({ type: 'directChanged', userId: other, channelId })
    expect(await listOf(other, 'requests')).toEqual([])
    expect((await privateTotals(stage.as(other), other)).asked).toBe(0)
    await muteUser(stage.as(other), { userId: one, mute: 'NONE' })
    expect(await listOf(other, 'requests')).toEqual([])
  })

  it('of who has left or blocks them meanwhile can still be sent away', async () => {
    const [leaver, blocker, other] = await Promise.all([1, 2, 3].map(() => direct.openFan()))
    for (const one of [leaver!, blocker!])
      await direct.say(one, await direct.channelOf(one, other!), 'はじめまして')
    await stage.leave(leaver!)
    await muteUser(stage.as(blocker!), { userId: other!, mute: 'BLOCKED' })
    for (const channelId of await listOf(other!, 'requests')) {
      expect(await stateOf(other!, channelId)).toBe('ASKED')
      await direct.answer(other!, channelId, false)
    }
    expect(await listOf(other!, 'requests')).toEqual([])
    expect((await privateTotals(stage.as(other!), other!)).asked).toBe(0)
  })

  it('that was rejected brings nothing to who rejected it, live either', async () => {
    const [one, other] = [await direct.openFan(), await direct.openFan()]
    const channelId = await direct.channelOf(one, other)
    await direct.say(one, channelId, 'はじめまして')
    await direct.answer(other, channelId, false)
    stage.published.length = 0
    await direct.say(one, channelId, 'まだいますか')
    expect(stage.published).toContainEqual({ type: 'directChanged', userId: one, channelId })
    expect(stage.published).not.toContainEqual({ type: 'directChanged', userId: other, channelId })
  })

  it('is answered by who is asked, and by nobody else', async () => {
    const [one, other] = [await direct.openFan(), await direct.openFan()]
    const channelId = await direct.channelOf(one, other)
    await direct.say(one, channelId, 'はじめまして')
    await direct.answer(one, channelId, true)
    await direct.answer(await stage.fan(), channelId, true)
    expect(await stateOf(other, channelId)).toBe('ASKED')
    expect(await stateOf(one, channelId)).toBe('ASKING')
  })

  it('that is rejected is gone for them, and looks unanswered to who asked', async () => {
    const [one, other] = [await direct.openFan(), await direct.openFan()]
    const channelId = await direct.channelOf(one, other)
    await direct.say(one, channelId, 'はじめまして')
    await direct.answer(other, channelId, false)
    expect(await loadChannel(stage.as(other), channelId)).toBeNull()
    expect(await listOf(other, 'requests')).toEqual([])
    expect(await stateOf(one, channelId)).toBe('ASKING')
    expect(await direct.channelOf(one, other)).toBe(channelId)
    expect(await direct.say(one, channelId, 'もう一度')).toMatchObject(sent)
    expect(await listOf(other, 'requests')).toEqual([])
    // Writing to them after all opens it.
    await direct.channelOf(other, one)
    expect(await stateOf(other, channelId)).toBe('OPEN')
  })
})

describe('a block', () => {
  const block = (by: string, userId: string, mute: 'BLOCKED' | 'NONE' = 'BLOCKED') =>
    muteUser(stage.as(by), { userId, mute })

  it('closes it for both, each told no more than is theirs, until it is taken back', async () => {
    const { one, other, channelId, messageId } = await direct.pair()
    await block(other, one)
    expect(await direct.say(one, channelId, 'x')).toMatchObject(refusedAs('CLOSED'))
    expect(await direct.say(other, channelId, 'x')).toMatchObject(refusedAs('BLOCKING'))
    expect(
      await reactToMessage(stage.as(one), { messageId, emoji: 'penlight', isOn: true }),
    ).toMatchObject(refusedAs('CLOSED'))
    await block(other, one, 'NONE')
    expect(await direct.say(one, channelId, 'x')).toMatchObject(sent)
  })

  it('stands in the very answer that made it', async () => {
    const { one, other } = await direct.pair()
    const context = stage.as(one)
    await muteUser(context, { userId: other, mute: 'BLOCKED' })
    expect((await blocksAndMutes(context, one)).BLOCKED).toEqual([other])
  })

  it('is told, a mute is not', async () => {
    const { one, other } = await direct.pair()
    stage.published.length = 0
    await muteUser(stage.as(one), { userId: other, mute: 'MUTED' })
    await muteUser(stage.as(one), { userId: other, mute: 'NONE' })
    expect(stage.published.filter(({ type }) => type === 'directChanged')).toEqual([])
  })

  it('keeps one from beginning', async () => {
    const [one, other] = [await direct.openFan(), await direct.openFan()]
    await block(other, one)
    expect(await direct.write(one, other)).toMatchObject(refusedAs('CLOSED'))
    expect(await direct.write(other, one)).toMatchObject(refusedAs('BLOCKING'))
  })

  it('is felt by both at once, wherever they have it open', async () => {
    const { one, other, channelId } = await direct.pair()
    stage.published.length = 0
    await block(one, other)
    expect(stage.published).toEqual(
      expect.arrayContaining([
        { type: 'directChanged', userId: one, channelId },
        { type: 'directChanged', userId: other, channelId },
      ]),
    )
  })
})

describe('writing', () => {
  it('writes one message for one key, also when all arrive at once', async () => {
    const { one, channelId } = await direct.pair()
    const key = randomUUID()
    const before = await lastSeqOf(stage.as(one), (await loadChannel(stage.as(one), channelId))!)
    await Promise.all([1, 2, 3, 4].map(() => direct.say(one, channelId, '一度だけ', key)))
    const after = await lastSeqOf(stage.as(one), (await loadChannel(stage.as(one), channelId))!)
    expect(after).toBe(before + 1)
  })

  it('ends when the other has left the community', async () => {
    const { one, other, channelId } = await direct.pair()
    await stage.leave(other)
    expect(await direct.say(one, channelId, 'x')).toMatchObject(refusedAs('CLOSED'))
    expect(await direct.say(other, channelId, 'x')).toMatchObject({ __typename: 'NotJoinedError' })
  })
})

it('lists the latest first, page by page, each once', async () => {
  const fan = await direct.openFan()
  const ids: string[] = []
  for (let at = 0; at < 5; at++) {
    const other = await direct.openFan()
    const channelId = await direct.channelOf(fan, other)
    await direct.say(fan, channelId, 'やあ')
    ids.unshift(channelId)
    // Two of them within one millisecond.
    if (at !== 2) stage.pass(1)
  }
  const seen: string[] = []
  let after: string | null = null
  do {
    const page = await directConnection(stage.as(fan), { fanId: fan }, 'channels', {
      first: 2,
      after,
    })
    seen.push(...page.edges.map(({ node }) => node.id))
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
  } while (after)
  expect(seen.toSorted()).toEqual(ids.toSorted())
  expect(seen[0]).toBe(ids[0])
})

it('say of the partner whether they are a member, to the two of them, until the partner leaves', async () => {
  const { one, other, channelId } = await direct.pair()
  const [item] = await stage.db.select().from(storeItem).limit(1)
  const at = stage.as(null).now()
  await stage.db.insert(subscription).values({
    id: newId('subscription'),
    fanId: other,
    communityId: stage.communityId,
    ...({ itemId: item!.id, state: 'ACTIVE', anchorDay: 1, priceYen: 500, period: 1 } as const),
    periodStart: at,
    periodEnd: addDays(at, 30),
    nextLookAt: addDays(at, 30),
    startedAt: at,
  })
  const resolve = DirectMessages.isPartnerSubscriber as (...args: unknown[]) => Promise<boolean>
  const isSubscriber = (viewer: string | null) =>
    resolve({ channelId, communityId: stage.communityId }, {}, stage.as(viewer))
  expect([await isSubscriber(one), await isSubscriber(other)]).toEqual([true, false])
  expect([await isSubscriber(await stage.fan()), await isSubscriber(null)]).toEqual([false, false])
  await stage.leave(other)
  expect(await isSubscriber(one)).toBe(false)
})
