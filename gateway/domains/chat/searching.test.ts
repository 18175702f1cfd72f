import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { addDays, dayInJapan } from '#rules/day.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { directStage } from '../direct-messages/testing.ts'
import { muteUser } from '../mute/service.ts'
import { pictureTools, type PictureTools } from '../picture/testing.ts'
import { loadSought } from '../search/service.ts'
import { searchText } from '../search/tables.ts'
import { user } from '../user/tables.ts'
import { deleteChatMessage, editChatMessage } from './changing.ts'
import { holdMessage } from './removing.ts'
import { messagePictures } from './pictures.ts'
import { searchMessages } from './searching.ts'
import { createChatMessage } from './sending.ts'
import { visibleChannels } from './service.ts'
import { openCommunity } from './testing.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let member: string
let other: string
let tools: PictureTools
/** Of somebody whose words may be gathered. */
const birthDate = '1990-04-01'
beforeAll(async () => {
  stage = await openCommunity()
  tools = await pictureTools(stage, messagePictures)
  member = await stage.fan({ birthDate })
  other = await stage.fan({ birthDate })
})
afterAll(() => stage.close())
beforeEach(() => stage.pass(60 * 60))

async function say(text: string, { by = member, room = 'lobby', isPictured = false } = {}) {
  stage.pass(10)
  const pictures = isPictured ? [{ uploadId: await tools.upload(by), alt: '' }] : []
  const said = { channelId: stage.channelId(room), text, pictures, idempotencyKey: randomUUID() }
  const answer = await createChatMessage(stage.as(by), said)
  if (answer.__typename !== 'CreateChatMessageSuccess') throw new Error(answer.__typename)
  return answer.messageEdge.node
}
type Asked = Omit<Parameters<typeof searchMessages>[2], 'words'>
async function textsOf(words: string, args: Asked = {}, viewer: string | null = other) {
  const context = stage.as(viewer)
  const texts: string[] = []
  let after: string | null | undefined
  do {
    const page = await searchMessages(context, stage.communityId, { ...args, words, after })
    texts.push(...page.edges.map(({ node }) => node.text))
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
  } while (after)
  return texts
}

const dayOf = (days = 0) => dayInJapan(addDays(stage.services.now(), days))

/** As long as a text waits, and when it has been read: nobody can tell. */
describe.each(['at once', 'a minute later'])('%s', (when) => {
  const settle = async () => {
    if (when === 'at once') return
    stage.pass(120)
    await stage.runJobs()
  }
  const mark = when === 'at once' ? '鵺' : '鵼'

  it('finds what was said in all rooms, the newest first, in one of them, by one fan and of a day', async () => {
    await say(`${mark}が鳴いた夜`)
    await say(`ﾗｼﾞｵに${mark}`, { room: 'midnight' })
    await settle()
    stage.pass(24 * 60 * 60)
    await say(`${mark}を見た`, { by: other, room: 'midnight' })
    await settle()
    expect(await textsOf(mark)).toEqual([`${mark}を見た`, `ﾗｼﾞｵに${mark}`, `${mark}が鳴いた夜`])
    expect(await textsOf(mark, { first: 1 })).toHaveLength(3)
    expect(await textsOf(`らじお ${mark}`)).toEqual([`ﾗｼﾞｵに${mark}`])
    expect(await textsOf(mark, { channelId: stage.channelId('midnight') })).toEqual([
      `${mark}を見た`,
      `ﾗｼﾞｵに${mark}`,
    ])
    expect(await textsOf(mark, { channelId: stage.channelId('comet') })).toEqual([])
    expect(await textsOf(mark, { authorId: other })).toEqual([`${mark}を見た`])
    const both = { authorId: member, channelId: stage.channelId('midnight') }
    expect(await textsOf(mark, both)).toEqual([`ﾗｼﾞｵに${mark}`])
    expect(await textsOf(mark, { within: 'DAY' })).toEqual([`${mark}を見た`])
  })

  it('finds without a word by who said it, by days in Japan and by pictures', async () => {
    const [author, silent] = [await stage.fan({ birthDate }), await stage.fan()]
    await say(`${mark}の写真`, { by: author, isPictured: true })
    await say('', { by: author, room: 'midnight', isPictured: true })
    await say(`${mark}のはなし`, { by: author })
    await settle()
    stage.pass(24 * 60 * 60)
    await say(`${mark}はねむい`, { by: author })
    await settle()
    const all = [`${mark}はねむい`, `${mark}のはなし`, '', `${mark}の写真`]
    expect(await textsOf('', { authorId: author })).toEqual(all)
    expect(await textsOf('', { authorId: author, first: 1 })).toEqual(all)
    expect(await textsOf('', { authorId: silent })).toEqual([])
    const pictured = { authorId: author, hasPicture: true }
    expect(await textsOf('', pictured)).toEqual(['', `${mark}の写真`])
    expect(await textsOf(mark, { hasPicture: true })).toEqual([`${mark}の写真`])
    expect((await textsOf('', { hasPicture: true })).slice(0, 2)).toEqual(['', `${mark}の写真`])
    const midnight = { hasPicture: true, channelId: stage.channelId('midnight') }
    expect((await textsOf('', midnight))[0]).toBe('')
    expect(await textsOf('', { authorId: author, since: dayOf() })).toEqual(all.slice(0, 1))
    expect(await textsOf('', { authorId: author, until: dayOf(-1) })).toEqual(all.slice(1))
    const both = { authorId: author, since: dayOf(-1), until: dayOf(-1) }
    expect(await textsOf(mark, both)).toEqual([all[1], all[3]])
    expect(await textsOf('', { ...both, first: 1 })).toEqual(all.slice(1))
    expect(await textsOf('', { authorId: author, until: dayOf(3) })).toEqual(all)
    for (const days of [
      { since: dayOf(1) },
      { until: '0100-01-01' },
      { since: dayOf(), until: dayOf(-1) },
    ])
      expect(await textsOf('', { authorId: author, ...days })).toEqual([])
    // Days alone would be all that is said there.
    expect(await textsOf('', { since: dayOf(), channelId: stage.channelId('lobby') })).toEqual([])
  })

  it('finds what was changed by its words of now, and nothing that was deleted', async () => {
    const { id: messageId } = await say(`${mark}の巣`)
    await settle()
    await editChatMessage(stage.as(member), { messageId, text: `${mark}の卵` })
    await settle()
    expect([await textsOf(`${mark}の巣`), await textsOf(`${mark}の卵`)]).toEqual([
      [],
      [`${mark}の卵`],
    ])
    await deleteChatMessage(stage.as(member), { messageId, isDeleted: true })
    expect(await textsOf(`${mark}の卵`)).toEqual([])
    await deleteChatMessage(stage.as(member), { messageId, isDeleted: false })
    expect(await textsOf(`${mark}の卵`)).toHaveLength(1)
    await deleteChatMessage(stage.as(member), { messageId, isDeleted: true })
    stage.pass(120)
    await stage.runJobs()
    // What is wiped stands nowhere else.
    const rows = await stage.db.select().from(searchText).where(eq(searchText.subjectId, messageId))
    expect(rows).toEqual([])
  })

  it('finds nothing of whom one keeps away, or who blocks one', async () => {
    await say(`静かな${mark}`)
    await settle()
    const [blocked, blocking, muting] = [await stage.fan(), await stage.fan(), await stage.fan()]
    await muteUser(stage.as(member), { userId: blocked, mute: 'BLOCKED' })
    await muteUser(stage.as(blocking), { userId: member, mute: 'BLOCKED' })
    await muteUser(stage.as(muting), { userId: member, mute: 'MUTED' })
    for (const each of [blocked, blocking, muting])
      expect(await textsOf(`静かな${mark}`, {}, each)).toEqual([])
    expect(await textsOf(`静かな${mark}`)).toHaveLength(1)
  })
})

it('finds the demo’s talk of all rooms in the order in which it was said', async () => {
  const scope = eq(searchText.scope, `message ${stage.communityId}`)
  const seeded = await stage.db.select().from(searchText).where(scope).orderBy(searchText.number)
  const instants = seeded.map(({ at }) => at.getTime())
  expect(instants).toEqual(instants.toSorted((one, other) => one - other))
  expect(new Set(seeded.map(({ partId }) => partId)).size).toBeGreaterThan(3)
})

it('lets go of a picture with its message, and is not taken in by its mark', async () => {
  const author = await stage.fan({ birthDate })
  const { id: messageId } = await say('', { by: author, isPictured: true })
  await say('鵼\ue000', { by: author })
  expect(await textsOf('', { authorId: author, hasPicture: true })).toEqual([''])
  await editChatMessage(stage.as(author), { messageId, text: 'あとがき' })
  expect(await textsOf('', { authorId: author, hasPicture: true })).toEqual(['あとがき'])
  await deleteChatMessage(stage.as(author), { messageId, isDeleted: true })
  stage.pass(120)
  await stage.runJobs()
  expect(await textsOf('', { authorId: author, hasPicture: true })).toEqual([])
  const rows = await stage.db.select().from(searchText).where(eq(searchText.subjectId, messageId))
  expect(rows).toEqual([])
})

it('knows nobody whom one blocks or is blocked by, who left, is no member or no grown-up, or is asked for by a guest', async () => {
  const [author, blocked, blocking, left] = await Promise.all(
    [1, 2, 3, 4].map(() => stage.fan({ birthDate })),
  )
  const [minor, unknown] = [await stage.fan({ birthDate: '2012-04-01' }), await stage.fan()]
  const outside = await stage.fan({ birthDate, hasJoined: false })
  for (const by of [author!, blocked!, blocking!, left!, minor, unknown])
    await say('鵟はここ', { by })
  await muteUser(stage.as(other), { userId: blocked!, mute: 'BLOCKED' })
  await muteUser(stage.as(blocking!), { userId: other, mute: 'BLOCKED' })
  await stage.db.update(user).set({ status: 'deleted' }).where(eq(user.id, left!))
  stage.services.cache.forget('ouen', 'user', left!)
  const known = async (userId: string, viewer: string | null = other) => {
    const person = await loadSought(stage.as(viewer), stage.communityId, userId)
    const texts = await textsOf('', { authorId: userId }, viewer)
    expect(await textsOf('鵟', { authorId: userId }, viewer)).toEqual(texts)
    expect(texts).toHaveLength(person ? 1 : 0)
    return person !== null
  }
  expect(await known(author!)).toBe(true)
  const none = [outside, `user_${'0'.repeat(26)}`, '__proto__']
  for (const userId of [blocked!, blocking!, left!, ...none])
    expect(await known(userId)).toBe(false)
  // Nobody gathers what a child says, but they themselves; whose age nobody knows may be one.
  for (const userId of [minor, unknown]) {
    expect(await known(userId)).toBe(false)
    expect(await known(userId, userId)).toBe(true)
  }
  expect(await known(author!, null)).toBe(false)
})

it('keeps to what may be read: no closed room, no direct message, nothing withheld from guests', async () => {
  await say('鵠が飛ぶ', { by: await stage.fan() })
  expect(await textsOf('鵠が飛ぶ')).toHaveLength(1)
  // Whose age nobody knows is withheld from whoever has not joined.
  expect(await textsOf('鵠が飛ぶ', {}, null)).toEqual([])
  const readable = await visibleChannels(stage.as(null), stage.communityId)
  const closed = ['announcements', 'atelier', 'comet', 'midnight', 'moonrise', 'lobby']
    .map((slug) => stage.channelId(slug))
    .filter((id) => readable.every((room) => room.id !== id))
  for (const channelId of closed) expect(await textsOf('の', { channelId }, null)).toEqual([])
  // Nor is it found where all rooms are looked through.
  await say('鵥の話', { room: 'atelier' })
  expect(await textsOf('鵥')).toHaveLength(1)
  expect(await textsOf('鵥', {}, null)).toEqual([])
  const { id: heldId } = await say('鶚の話')
  await stage.db.transaction((transaction) => holdMessage(transaction, heldId, new Date()))
  expect(await textsOf('鶚')).toEqual([])
  const direct = directStage(stage)
  const { one, channelId } = await direct.pair()
  await direct.say(one, channelId, '鶍の話')
  stage.pass(120)
  await stage.runJobs()
  expect(await textsOf('鶍', {}, one)).toEqual([])
  expect(await textsOf('', { authorId: one }, one)).toEqual([])
  expect(await textsOf('鶍', { channelId }, one)).toEqual([])
  expect(await stage.db.select().from(searchText).where(eq(searchText.partId, channelId))).toEqual(
    [],
  )
})

it('takes what is typed as it is, and no other id', async () => {
  await say('鶲は100%です')
  expect(await textsOf('鶲 %')).toHaveLength(1)
  for (const nothing of ['', ' \u200b', 'あ'.repeat(2_000)])
    expect(await textsOf(nothing)).toEqual([])
  for (const channelId of ['__proto__', member, stage.communityId, `channel_${'0'.repeat(26)}`])
    expect(await textsOf('鶲', { channelId })).toEqual([])
  expect(await textsOf('鶲', { authorId: '__proto__' })).toEqual([])
})
