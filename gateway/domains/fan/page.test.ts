import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { startGraphql } from '../../platform/graphql/testing.ts'
import { talent, type TalentRow } from '../community/tables.ts'
import { muteUser } from '../mute/service.ts'
import { nextSchedulesOfTalent } from '../official-schedule/service.ts'
import { officialSchedule } from '../official-schedule/tables.ts'
import { postsOfMember } from '../post/service.ts'
import { createPost, deletePost } from '../post/writing.ts'
import { goodsOf } from '../store/catalogue.ts'
import { storeItem } from '../store/tables.ts'
import { user } from '../user/tables.ts'
import { loadFan } from './service.ts'

let stage: Awaited<ReturnType<typeof startGraphql>>
let luka: TalentRow
beforeAll(async () => {
  // 12:00 on Friday, 20 November 2026, in Japan.
  stage = await startGraphql()
  luka = (await stage.db.select().from(talent).where(eq(talent.slug, 'luka')))[0]!
})
afterAll(() => stage.close())

describe('what a member posted last', () => {
  const postsSeen = async (viewer: string, author: string) => {
    const fan = await loadFan(stage.as(viewer), stage.communityId, author)
    const posts = fan ? await postsOfMember(stage.as(viewer), fan.membership) : []
    return posts.map(({ text }) => text)
  }

  it('is theirs alone, the newest first, without what they took away', async () => {
    const [author, viewer] = [await stage.fan(), await stage.fan()]
    for (const [by, text] of [
      [author, '一'],
      [author, '二'],
      [viewer, '別の人'],
      [author, '三'],
      [author, '四'],
    ] as const) {
      stage.pass(60)
      const { communityId } = stage
      await createPost(stage.as(by), { communityId, text, idempotencyKey: newId('upload') })
    }
    expect(await postsSeen(viewer, author)).toEqual(['四', '三', '二'])
    const fan = await loadFan(stage.as(author), stage.communityId, author)
    const [newest] = await postsOfMember(stage.as(author), fan!.membership)
    await deletePost(stage.as(author), { postId: newest!.id, isDeleted: true })
    expect(await postsSeen(viewer, author)).toEqual(['三', '二', '一'])
    const { membership } = fan!
    const seenBy = async (userId: string | null) =>
      (await postsOfMember(stage.as(userId), membership)).map(({ text }) => text)
    // Written for those who have joined, as everything is where nothing else is said.
    expect(await seenBy(null)).toEqual([])
    expect(await seenBy(await stage.fan({ hasJoined: false }))).toEqual([])
    await muteUser(stage.as(author), { userId: viewer, mute: 'BLOCKED' })
    expect(await seenBy(viewer)).toEqual([])
    expect(await postsSeen(viewer, author)).toEqual([])
  })
})

describe('a talent’s page', () => {
  it('is a talent’s alone, and not of whoever has them as their oshi', async () => {
    const viewer = await stage.fan({ hasOshi: true })
    const [named] = await stage.db.select().from(user).where(eq(user.displayName, luka.name.ja))
    const talentOf = async (userId: string) => {
      const query = `{ tenant { community { fan(userId: "${userId}") { talent { slug nextSchedules { title } goods { name } } posts { text } } } } }`
      const answer = await stage.ask(query, {}, { authorization: `Bearer ${viewer}` })
      const { data } = (await answer.json()) as {
        data: { tenant: { community: { fan: { talent: unknown; posts: unknown[] } } } }
      }
      return data.tenant.community.fan
    }
    const { talent: shown, posts } = await talentOf(named!.id)
    expect(shown).toMatchObject({ slug: 'luka' })
    expect(posts.length).toBeGreaterThan(0)
    expect(await talentOf(viewer)).toEqual({ talent: null, posts: [] })
  })

  it('has the two that come next with them, and none that was cancelled or is over', async () => {
    const next = () => nextSchedulesOfTalent(stage.as(null), luka)
    const first = await next()
    expect(first).toHaveLength(2)
    expect(first.every(({ talentIds }) => talentIds.includes(luka.id))).toBe(true)
    expect(first[0]!.startsAt.getTime()).toBeLessThanOrEqual(first[1]!.startsAt.getTime())
    await stage.db
      .update(officialSchedule)
      .set({ isCancelled: true })
      .where(eq(officialSchedule.id, first[0]!.id))
    expect((await next())[0]?.id).toBe(first[1]!.id)
    stage.pass((first[1]!.endsAt.getTime() - stage.as(null).now().getTime()) / 1000)
    expect((await next()).map(({ id }) => id)).not.toContain(first[1]!.id)
  })

  it('has what is sold of theirs, as the shelves have it, until its sale is over', async () => {
    const goods = async () => (await goodsOf(stage.as(null), luka)).map(({ id }) => id)
    const shown = await goods()
    expect(shown.length).toBeGreaterThan(0)
    const rows = await stage.db.select().from(storeItem).where(eq(storeItem.talentId, luka.id))
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(shown))
    const [one] = shown
    await stage.db
      .update(storeItem)
      .set({ saleFrom: null, saleUntil: stage.as(null).now() })
      .where(eq(storeItem.id, one!))
    stage.services.cache.forget('ouen', 'storeItem', one!)
    expect(await goods()).not.toContain(one)
  })
})
