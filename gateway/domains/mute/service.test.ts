import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createChatMessage } from '../chat/sending.ts'
import { openCommunity } from '../chat/testing.ts'
import { user } from '../user/tables.ts'
import { forgetMutedWord, hideMessage, muteUser, saveMutedWord, viewerMutes } from './service.ts'
import { blocksAndMutes } from './blocksAndMutes.ts'
import { findMutedWords } from './store.ts'
import { hiddenMessage, userMute } from './tables.ts'

describe('what a fan keeps off their screen', () => {
  let stage: Awaited<ReturnType<typeof openCommunity>>
  let fan: string
  let other: string
  beforeAll(async () => {
    stage = await openCommunity()
    fan = await stage.fan()
    other = await stage.fan()
  })
  afterAll(() => stage.close())

  const idsOf = async (userId: string) => {
    const { MUTED, BLOCKED, BLOCKED_BY } = await blocksAndMutes(stage.as(userId), userId)
    return { MUTED, BLOCKED, BLOCKED_BY }
  }
  const hiddenOf = async (userId: string) => (await blocksAndMutes(stage.as(userId), userId)).HIDDEN
  const set = (mute: 'NONE' | 'MUTED' | 'BLOCKED', userId = other, by = fan) =>
    muteUser(stage.as(by), { userId, mute })
  const say = async (by: string, text: string) => {
    const answer = await createChatMessage(stage.as(by), {
      channelId: stage.channelId('lobby'),
      text,
      idempotencyKey: randomUUID(),
    })
    if (answer.__typename !== 'CreateChatMessageSuccess') throw new Error(answer.__typename)
    return answer.messageEdge.node.id
  }
  const wordsOf = async (userId: string) =>
    (await findMutedWords(stage.db, { fanId: userId, now: stage.as(userId).now() })).map(
      ({ word }) => word,
    )

  it('is nothing for a guest, who changes nothing', async () => {
    expect(viewerMutes(stage.as(null))).toBeNull()
    const unauthenticated = { __typename: 'UnauthenticatedError' }
    const guest = stage.as(null)
    expect(await muteUser(guest, { userId: other, mute: 'MUTED' })).toEqual(unauthenticated)
    expect(await hideMessage(guest, { messageId: 'x', isHidden: true })).toEqual(unauthenticated)
    expect(await saveMutedWord(guest, { word: 'x', duration: 'DAY' })).toEqual(unauthenticated)
    expect(await forgetMutedWord(guest, { id: 'x' })).toEqual(unauthenticated)
  })

  it('is somebody who is muted: one-sided, and said twice it is said once', async () => {
    await Promise.all([set('MUTED'), set('MUTED'), set('MUTED')])
    expect(await idsOf(fan)).toEqual({ MUTED: [other], BLOCKED: [], BLOCKED_BY: [] })
    expect(await idsOf(other)).toEqual({ MUTED: [], BLOCKED: [], BLOCKED_BY: [] })
  })

  it('is somebody who is blocked instead: both know it, until it is taken back', async () => {
    await set('BLOCKED')
    expect(await idsOf(fan)).toEqual({ MUTED: [], BLOCKED: [other], BLOCKED_BY: [] })
    expect(await idsOf(other)).toEqual({ MUTED: [], BLOCKED: [], BLOCKED_BY: [fan] })
    // Blocking back, and letting go, is each one's own.
    await set('BLOCKED', fan, other)
    await set('NONE')
    expect(await idsOf(fan)).toEqual({ MUTED: [], BLOCKED: [], BLOCKED_BY: [other] })
    await set('NONE', fan, other)
    expect(await idsOf(other)).toEqual({ MUTED: [], BLOCKED: [], BLOCKED_BY: [] })
  })

  it('is nobody that there is not, and not the fan', async () => {
    expect(await set('MUTED', 'user_01m7xq599hen9r4jeweakzbg5p')).toMatchObject({
      __typename: 'NotFoundError',
    })
    expect(await set('BLOCKED', fan)).toMatchObject({ __typename: 'UserMuteError', code: 'SELF' })
  })

  it('has an end at a thousand people, where another can take the place of one', async () => {
    const many = await stage.fan()
    const [like] = await stage.db.select().from(user).where(eq(user.id, other))
    const people = Array.from({ length: 999 }, (_, at) => `user_${at}`)
    await stage.db.insert(user).values(people.map((id) => ({ ...like!, id, referralCode: id })))
    await stage.db.insert(userMute).values(
      people.map((userId, at) => ({
        fanId: many,
        userId,
        kind: 'MUTED' as const,
        id: `mute_${String(at).padStart(4, '0')}`,
        mutedAt: stage.as(many).now(),
      })),
    )
    const third = await stage.fan()
    const answers = await Promise.all([set('MUTED', other, many), set('MUTED', third, many)])
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      'MuteUserSuccess',
      'UserMuteError',
    ])
    expect(await set('BLOCKED', third, many)).toMatchObject({ __typename: 'MuteUserSuccess' })
  })

  it('is one message, that they may read', async () => {
    const message = await say(other, 'きょうの星')
    const hide = (isHidden: boolean, messageId = message) =>
      hideMessage(stage.as(fan), { messageId, isHidden })
    await Promise.all([hide(true), hide(true)])
    expect(await hiddenOf(fan)).toEqual([message])
    expect(await hiddenOf(other)).toEqual([])
    await hide(false)
    expect(await hiddenOf(fan)).toEqual([])
    expect(await hide(true, 'message_01m7xq599hen9r4jeweakzbg5p')).toMatchObject({
      __typename: 'NotFoundError',
    })
    const rows = Array.from({ length: 500 }, (_, at) => ({
      fanId: fan,
      messageId: `message_${at}`,
      id: `hidden_${at}`,
      hiddenAt: stage.as(fan).now(),
    }))
    await stage.db.insert(hiddenMessage).values(rows)
    expect(await hide(true)).toEqual({ __typename: 'HiddenMessageLimitError', most: 500 })
  })

  it('is a word, however it is spelled, for as long as it was said', async () => {
    const writer = await stage.fan()
    const save = (word: string, duration: 'DAY' | 'FOREVER' = 'FOREVER', id?: string) =>
      saveMutedWord(stage.as(writer), { word, duration, id })
    await save('ネタバレ')
    await save(' ﾈﾀﾊﾞﾚ ', 'DAY')
    expect(await wordsOf(writer)).toEqual(['ﾈﾀﾊﾞﾚ'])
    stage.pass(25 * 60 * 60)
    expect(await wordsOf(writer)).toEqual([])
    await save('spoiler')
    const [row] = await findMutedWords(stage.db, { fanId: writer, now: stage.as(writer).now() })
    await save('spoilers', 'FOREVER', row!.id)
    expect(await wordsOf(writer)).toEqual(['spoilers'])
    // Another's is not there.
    const stranger = stage.as(fan)
    expect(
      await saveMutedWord(stranger, { id: row!.id, word: 'x', duration: 'DAY' }),
    ).toMatchObject({ __typename: 'NotFoundError' })
    expect(await forgetMutedWord(stranger, { id: row!.id })).toMatchObject({
      __typename: 'NotFoundError',
    })
    expect(await forgetMutedWord(stage.as(writer), { id: row!.id })).toMatchObject({
      __typename: 'DeleteMutedWordSuccess',
    })
    expect(await forgetMutedWord(stage.as(writer), { id: row!.id })).toMatchObject({
      __typename: 'NotFoundError',
    })
  })

  it.each([
    ['EMPTY', ' '],
    ['EMPTY', '\u3000'],
    ['TOO_LONG', 'あ'.repeat(51)],
    ['UNREADABLE', '\u200b'],
    ['UNREADABLE', 'a\u0000b'],
    ['UNREADABLE', 'a\u202eb'],
    ['UNREADABLE', `a${'\u0301'.repeat(9)}`],
  ])('is no word that is %s', async (code, word) => {
    expect(await saveMutedWord(stage.as(fan), { word, duration: 'DAY' })).toMatchObject({
      __typename: 'MutedWordError',
      code,
      field: 'word',
    })
  })

  it('is a hundred words, and no more at once', async () => {
    const writer = await stage.fan()
    const save = (word: string) => saveMutedWord(stage.as(writer), { word, duration: 'DAY' })
    for (let at = 0; at < 98; at++) await save(`word${at}`)
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((word) => save(word)))
    const full = { __typename: 'MuteWordLimitError', most: 100 }
    expect(answers.filter(({ __typename }) => __typename === full.__typename)).toEqual([full, full])
    expect(await wordsOf(writer)).toHaveLength(100)
    // One of them spelled otherwise is not one more.
    expect(await save('ＷＯＲＤ0')).toMatchObject({ __typename: 'SaveMutedWordSuccess' })
  })
})
