import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { membersOf } from '../chat/service.ts'
import { openCommunity } from '../chat/testing.ts'
import { forgetMemberships, loadMembership } from '../community/service.ts'
import { membership } from '../community/tables.ts'
import { muteUser } from '../mute/service.ts'
import { loadUser } from '../user/service.ts'
import { directConnection } from './listing.ts'
import { isWritingOffered } from './opening.ts'
import { setMessagePolicy } from './policy.ts'
import { directStage } from './testing.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let direct: ReturnType<typeof directStage>
beforeAll(async () => {
  stage = await openCommunity()
  direct = directStage(stage)
})
afterAll(() => stage.close())

const listOf = async (userId: string, list: 'channels' | 'requests') => {
  const { edges } = await directConnection(stage.as(userId), { fanId: userId }, list, {})
  return edges.map(({ node }) => node.id)
}
const refusedAs = (code: string) => ({ __typename: 'DirectMessageError', code })

describe('beginning', () => {
  it('makes one channel for two, however often and whoever of them begins', async () => {
    const [one, other] = [await direct.openFan(), await direct.openFan()]
    const ids = await Promise.all(
      [1, 2, 3].flatMap(() => [direct.channelOf(one, other), direct.channelOf(other, one)]),
    )
    expect(new Set(ids).size).toBe(1)
    expect(await membersOf(stage.as(one), ids[0]!)).toHaveLength(2)
  })

  it('is for members who are there, and not with oneself', async () => {
    const fan = await direct.openFan()
    const outsider = await stage.fan({ hasJoined: false })
    expect(await direct.write(fan, fan)).toMatchObject({ __typename: 'NotFoundError' })
    expect(await direct.write(fan, outsider)).toMatchObject({ __typename: 'NotFoundError' })
    expect(await direct.write(fan, 'user_01m7xq599hen9r4jeweakzbg5p')).toMatchObject({
      __typename: 'NotFoundError',
    })
    expect(await direct.write(outsider, fan)).toMatchObject({ __typename: 'NotJoinedError' })
  })

  it('shows nobody a channel in which nothing was said', async () => {
    const [one, other] = [await direct.openFan(), await direct.openFan()]
    await direct.channelOf(one, other)
    expect(await listOf(one, 'channels')).toEqual([])
    expect(await listOf(other, 'requests')).toEqual([])
  })

  it('is done with twenty strangers a day, also by many tabs at once', async () => {
    const fan = await direct.openFan()
    const others = await Promise.all(Array.from({ length: 23 }, () => direct.openFan()))
    const answers = await Promise.all(others.map((other) => direct.write(fan, other)))
    const kinds = answers.map(({ __typename }) => __typename)
    expect(kinds.filter((kind) => kind === 'OpenDirectMessagesSuccess')).toHaveLength(20)
    expect(kinds.filter((kind) => kind === 'RateLimitedError')).toHaveLength(3)
  })
})

describe('asking around who can be written to', () => {
  const limited = { __typename: 'RateLimitedError' }

  it('is counted as beginning is, and tells closed from open no more at the limit', async () => {
    const fan = await direct.openFan()
    const closed = await Promise.all(Array.from({ length: 22 }, () => stage.fan()))
    const answers = await Promise.all(closed.map((other) => direct.write(fan, other)))
    const refused = answers.filter(({ __typename }) => __typename === 'DirectMessageError')
    expect(refused).toHaveLength(20)
    const [open, shy] = [await direct.openFan(), await stage.fan()]
    const [ofOpen, ofClosed, ofAsked] = [
      await direct.write(fan, open),
      await direct.write(fan, shy),
      await direct.write(fan, closed[0]!),
    ]
    expect(ofOpen).toMatchObject(limited)
    expect(ofClosed).toEqual(ofOpen)
    expect(ofAsked).toEqual(ofOpen)
    stage.pass(24 * 60 * 60)
    expect(await direct.write(fan, shy)).toMatchObject(refusedAs('CLOSED'))
    expect(await direct.write(fan, open)).toMatchObject({ __typename: 'OpenDirectMessagesSuccess' })
  })

  it('tells nothing of a room in which nobody spoke either', async () => {
    const fan = await direct.openFan()
    const [open, shy] = [await direct.openFan(), await stage.fan()]
    for (const other of [open, shy]) await direct.channelOf(other, fan)
    for (let count = 0; count < 20; count++) await direct.write(fan, await stage.fan())
    for (const other of [open, shy]) expect(await direct.write(fan, other)).toMatchObject(limited)
  })

  it('counts a fan once, however often, and also one who opens later', async () => {
    const fan = await direct.openFan()
    const shy = await stage.fan()
    for (let count = 0; count < 25; count++)
      expect(await direct.write(fan, shy)).toMatchObject(refusedAs('CLOSED'))
    await setMessagePolicy(stage.as(shy), 'EVERYONE')
    await direct.channelOf(fan, shy)
    for (let count = 0; count < 19; count++) await direct.channelOf(fan, await direct.openFan())
    expect(await direct.write(fan, await direct.openFan())).toMatchObject(limited)
    // Whom they write with already is not new.
    await direct.channelOf(fan, shy)
  })

  it('is no matter for who keeps the other, or everyone, away', async () => {
    const [fan, blocked] = [await direct.openFan(), await direct.openFan()]
    await muteUser(stage.as(fan), { userId: blocked, mute: 'BLOCKED' })
    for (let count = 0; count < 20; count++) await direct.write(fan, await stage.fan())
    expect(await direct.write(fan, blocked)).toMatchObject(refusedAs('BLOCKING'))
  })
})

describe('an offer to write', () => {
  const isOffered = async (viewer: string | null, userId: string) => {
    const context = stage.as(viewer)
    const [user, membership] = await Promise.all([
      loadUser(context, userId),
      loadMembership(context, stage.communityId, userId),
    ])
    return isWritingOffered(context, { user: user!, membership: membership! })
  }
  const official = async (role: 'TALENT' | 'STAFF') => {
    const one = await direct.openFan()
    await stage.db.update(membership).set({ role }).where(eq(membership.userId, one))
    forgetMemberships(stage.as(one), one)
    return one
  }

  it.each(['TALENT', 'STAFF'] as const)('is made of a %s as they chose', async (role) => {
    const [viewer, one] = [await direct.openFan(), await official(role)]
    expect(await isOffered(viewer, one)).toBe(true)
    for (const policy of ['CONTACTS', 'NOBODY'] as const) {
      await setMessagePolicy(stage.as(one), policy)
      expect(await isOffered(viewer, one)).toBe(false)
      expect(await direct.write(viewer, one)).toMatchObject(refusedAs('CLOSED'))
    }
  })

  it('stays where the two have begun already', async () => {
    const [viewer, talent] = [await direct.openFan(), await official('TALENT')]
    const channelId = await direct.channelOf(talent, viewer)
    await setMessagePolicy(stage.as(talent), 'NOBODY')
    expect(await isOffered(viewer, talent)).toBe(false)
    await setMessagePolicy(stage.as(talent), 'CONTACTS')
    await direct.say(talent, channelId, 'いつもありがとう')
    await setMessagePolicy(stage.as(talent), 'NOBODY')
    expect(await isOffered(viewer, talent)).toBe(true)
    expect(await direct.write(viewer, talent)).toMatchObject({
      __typename: 'OpenDirectMessagesSuccess',
    })
  })

  it('tells of no other fan what they chose, or how old they are', async () => {
    const [viewer, closed, open] = [
      await direct.openFan(),
      await direct.openFan(),
      await direct.openFan(),
    ]
    await setMessagePolicy(stage.as(closed), 'NOBODY')
    expect(await isOffered(viewer, closed)).toBe(true)
    expect(await isOffered(viewer, await stage.fan())).toBe(true)
    expect(await isOffered(viewer, open)).toBe(true)
  })

  it('is not made to a guest, or of oneself', async () => {
    const [viewer, other] = [await direct.openFan(), await direct.openFan()]
    expect(await isOffered(null, other)).toBe(false)
    expect(await isOffered(viewer, viewer)).toBe(false)
  })
})
