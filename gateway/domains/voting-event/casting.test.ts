import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { receiptOf } from '#rules/voteReceipt.ts'
import { newId } from '../../platform/ids.ts'
import { user } from '../user/tables.ts'
import { daySeconds, openVoting } from './testing.ts'
import { castVote } from './casting.ts'
import { publishDueRounds } from './publishing.ts'
import { findTalliesOf } from './store.ts'
import { votingEvent } from './tables.ts'

let stage: Awaited<ReturnType<typeof openVoting>>
beforeAll(async () => {
  stage = await openVoting()
})
afterAll(() => stage.close())

const tally = (answers: readonly { __typename: string }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ __typename }) => __typename)].map(([name, of]) => [
      name,
      of.length,
    ]),
  )

describe('a vote', () => {
  it('counts once, however often one fan sends it at once, for whomever', async () => {
    const { id, candidates } = await stage.newEvent()
    const [first, fan] = [await stage.voter(), await stage.voter()]
    // With the round there, nothing else makes them wait for each other.
    await stage.cast(first, id, candidates[0]!)
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, n) => stage.cast(fan, id, candidates[n % 3]!)),
    )
    expect(tally(answers)).toEqual({ CastVoteSuccess: 1, VoteToRoundAlreadyVotedError: 499 })
    const votes = await stage.votesIn(id)
    expect(votes.filter(({ fanId }) => fanId === fan)).toHaveLength(1)
  })

  it('counts for each of 50 fans who vote at once', async () => {
    const { id, candidates } = await stage.newEvent()
    const fans = await Promise.all(Array.from({ length: 50 }, () => stage.voter()))
    const answers = await Promise.all(fans.map((fan, n) => stage.cast(fan, id, candidates[n % 3]!)))
    expect(tally(answers)).toEqual({ CastVoteSuccess: 50 })
    const votes = await stage.votesIn(id)
    expect(new Set(votes.map(({ fanId }) => fanId)).size).toBe(50)
    expect(new Set(votes.map(({ receipt }) => receipt)).size).toBe(50)
  })

  it('is the same one under the same key, also when both arrive at once, and the next day', async () => {
    const { id, candidates } = await stage.newEvent()
    const fan = await stage.voter()
    const key = randomUUID()
    const send = () => stage.cast(fan, id, candidates[0]!, { key })
    const answers = [...(await Promise.all([send(), send(), send()])), await send()]
    const receipts = answers.map((answer) =>
      answer.__typename === 'CastVoteSuccess' ? answer.vote.receipt : answer.__typename,
    )
    const day = '2026-11-20'
    const made = receiptOf({ eventId: id, day, voterId: fan, key })
    expect(receipts).toEqual([made, made, made, made])
    expect((await stage.cast(fan, id, candidates[1]!, { key })).__typename).toBe(
      'VoteToRoundAlreadyVotedError',
    )
  })

  it('of two fans has two receipts, though both send the same key', async () => {
    const { id, candidates } = await stage.newEvent()
    const key = randomUUID()
    const answers = [
      await stage.cast(await stage.voter(), id, candidates[0]!, { key }),
      await stage.cast(await stage.voter(), id, candidates[0]!, { key }),
    ]
    expect(tally(answers)).toEqual({ CastVoteSuccess: 2 })
  })

  it('is refused for a candidate of another event, and for none', async () => {
    const [one, other] = [await stage.newEvent(), await stage.newEvent()]
    const fan = await stage.voter()
    for (const candidate of [other.candidates[0]!, newId('votingcandidate'), '', "';--"])
      expect(await stage.cast(fan, one.id, candidate)).toEqual({
        __typename: 'NotFoundError',
        field: 'candidateId',
      })
    expect(await stage.cast(fan, newId('votingevent'), one.candidates[0]!)).toEqual({
      __typename: 'NotFoundError',
      field: 'eventId',
    })
    expect(await stage.votesIn(one.id)).toEqual([])
  })

  it('is for those who have signed in, joined, and may', async () => {
    const { id, candidates } = await stage.newEvent()
    const [candidate] = candidates
    expect((await stage.cast(null, id, candidate!)).__typename).toBe('UnauthenticatedError')
    const outsider = await stage.fan({ hasJoined: false })
    expect((await stage.cast(outsider, id, candidate!)).__typename).toBe('NotJoinedError')
    const young = await stage.voter(23.5)
    expect(await stage.cast(young, id, candidate!)).toEqual({
      __typename: 'VoterError',
      code: 'ACCOUNT_TOO_NEW',
      retryAt: new Date(stage.as(null).now().getTime() + 30 * 60 * 1000),
    })
    expect((await stage.cast(await stage.voter(24), id, candidate!)).__typename).toBe(
      'CastVoteSuccess',
    )
  })

  it('wants a phone that was proven, where the event does', async () => {
    const { id, candidates } = await stage.newEvent({ needsPhone: true })
    const fan = await stage.voter()
    expect(await stage.cast(fan, id, candidates[0]!)).toEqual({
      __typename: 'VoterError',
      code: 'PHONE_REQUIRED',
    })
    await stage.db.update(user).set({ phoneNumber: '+819012345678' }).where(eq(user.id, fan))
    expect((await stage.cast(fan, id, candidates[0]!)).__typename).toBe('CastVoteSuccess')
  })

  it('takes a key of 1 to 100 printable characters alone', async () => {
    const { id, candidates } = await stage.newEvent()
    const fan = await stage.voter()
    for (const key of ['', 'a b', 'k'.repeat(101), 'a\u0000'])
      await expect(stage.cast(fan, id, candidates[0]!, { key })).rejects.toMatchObject({
        extensions: { code: 'BAD_USER_INPUT' },
      })
  })
})

describe('rounds', () => {
  it('give a vote a day until all are used, and none before or after', async () => {
    const now = stage.as(null).now().getTime()
    const hour = 60 * 60 * 1000
    const { id, candidates } = await stage.newEvent({
      opensAt: new Date(now + hour),
      closesAt: new Date(now + 80 * hour),
      votesMost: 2,
    })
    const fan = await stage.voter()
    const cast = async () => stage.cast(fan, id, candidates[0]!)
    expect(await cast()).toEqual({
      __typename: 'VoteRoundError',
      code: 'NOT_OPEN_YET',
      retryAt: new Date(now + hour),
    })
    stage.pass(3600)
    expect((await cast()).__typename).toBe('CastVoteSuccess')
    expect(await cast()).toMatchObject({
      __typename: 'VoteToRoundAlreadyVotedError',
      retryAt: new Date('2026-11-20T15:00:00.000Z'),
    })
    stage.pass(daySeconds)
    expect((await cast()).__typename).toBe('CastVoteSuccess')
    stage.pass(daySeconds)
    expect(await cast()).toEqual({ __typename: 'VoteLoggedInUserLimitVoted', most: 2 })
    stage.pass(2 * daySeconds)
    expect(await cast()).toEqual({ __typename: 'VoteRoundError', code: 'CLOSED', retryAt: null })
  })

  it('take no vote once they are counted, though it was sent in time; each that was taken is counted', async () => {
    const now = stage.as(null).now()
    const { id, candidates } = await stage.newEvent({ opensAt: new Date(now.getTime() - 1) })
    const fans = await Promise.all(Array.from({ length: 40 }, () => stage.voter()))
    await stage.cast(await stage.voter(), id, candidates[0]!)
    // For the job it is past the round's end, for votes still within: as with two gateways' clocks.
    const late = { ...stage.as(null), now: () => new Date(now.getTime() + 2 * daySeconds * 1000) }
    const [answers] = await Promise.all([
      Promise.all(fans.map((fan) => stage.cast(fan, id, candidates[1]!))),
      publishDueRounds(late),
    ])
    const taken = answers.filter(({ __typename }) => __typename === 'CastVoteSuccess').length
    expect(tally(answers.filter(({ __typename }) => __typename !== 'CastVoteSuccess'))).toEqual(
      taken === 40 ? {} : { VoteRoundError: 40 - taken },
    )
    const tallies = await findTalliesOf(stage.db, id)
    expect(tallies.reduce((sum, { counted }) => sum + counted, 0)).toBe(taken + 1)
    expect((await stage.cast(await stage.voter(), id, candidates[0]!)).__typename).toBe(
      'VoteRoundError',
    )
  })

  it('wait with the count for a vote that is on its way', async () => {
    const { id, candidates } = await stage.newEvent()
    const now = stage.as(null).now()
    const [first, fan] = [await stage.voter(), await stage.voter()]
    await stage.cast(first, id, candidates[0]!)
    const late = { ...stage.as(null), now: () => new Date(now.getTime() + 2 * daySeconds * 1000) }
    let publishing: Promise<void> | undefined
    await stage.db.transaction(async (transaction) => {
      const voting = { ...stage.as(fan), db: transaction as unknown as typeof stage.db }
      const input = { eventId: id, candidateId: candidates[0]!, idempotencyKey: randomUUID() }
      expect((await castVote(voting, input)).__typename).toBe('CastVoteSuccess')
      publishing = publishDueRounds(late)
      // As long as a count that waits for nothing would take.
      await Promise.race([publishing, setTimeout(500)])
    })
    await publishing
    expect(await findTalliesOf(stage.db, id)).toMatchObject([{ counted: 2 }])
  })

  it('hold nothing that another tenant could ask for', async () => {
    const { id } = await stage.newEvent()
    const rows = await stage
      .databaseFor('another')
      .select()
      .from(votingEvent)
      .where(eq(votingEvent.id, id))
    expect(rows).toEqual([])
  })
})
