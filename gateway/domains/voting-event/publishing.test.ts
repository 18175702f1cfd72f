import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addUp, readLog } from '#rules/votingLog.ts'
import { audit } from '../../platform/database/audit.ts'
import { countsOf } from './counting.ts'
import { invariants } from './invariants.ts'
import { answerLog } from './logFile.ts'
import { judgeVote, reviewVotes } from './reviewing.ts'
import { loadEvent, publishedRoundsOf, stateOf } from './service.ts'
import { findVotesOf } from './store.ts'
import { daySeconds, openVoting } from './testing.ts'

let stage: Awaited<ReturnType<typeof openVoting>>
beforeAll(async () => {
  stage = await openVoting()
})
afterAll(() => stage.close())

const arrival = { requester: '203.0.113.7' } as Parameters<typeof answerLog>[2]
const eventOf = async (id: string) => (await loadEvent(stage.as(null), id))!
const readRounds = async (id: string) => publishedRoundsOf(stage.as(null), await eventOf(id))
const askLog = (path: string) =>
  answerLog(new Request(`http://localhost${path}`), stage.as(null), arrival)
const ownReceipt = async (fan: string, id: string) =>
  (await findVotesOf(stage.db, fan, id))[0]!.receipt

describe('a round', () => {
  it('is published with a log that anyone can add up, with neither times nor names', async () => {
    const { id, candidates } = await stage.newEvent()
    const fans = await Promise.all(Array.from({ length: 9 }, () => stage.voter()))
    for (const [n, fan] of fans.entries())
      await stage.cast(fan, id, candidates[n % 4 === 0 ? 1 : 0]!)
    const path = `/votes/${id}/2026-11-20.csv`
    expect((await askLog(path))!.status).toBe(404)
    expect(await readRounds(id)).toEqual([])
    stage.pass(daySeconds)
    await Promise.all([stage.publish(), stage.publish()])

    const [round] = await readRounds(id)
    const text = await (await askLog(path))!.text()
    expect(round).toMatchObject({ day: '2026-11-20', number: expect.any(Number), recounts: 0 })
    expect(round!.logDigest).toBe(createHash('sha256').update(text).digest('hex'))
    const sums = addUp(readLog(text))
    expect(
      new Map(
        round!.tallies.map(({ candidateId, counted, setAside }) => [
          candidateId,
          { counted, setAside },
        ]),
      ),
    ).toEqual(sums)
    expect(sums.get(candidates[0]!)).toEqual({ counted: 6, setAside: 0 })
    expect(text).not.toMatch(/user_|2026|:\d\d/)
    for (const fan of fans) expect(text).toContain(await ownReceipt(fan, id))
    expect((await stage.votesIn(id)).every(({ source }) => source === null)).toBe(true)
  })

  it('sets aside what many new accounts sent from one address for one candidate, and keeps it', async () => {
    const { id, candidates } = await stage.newEvent()
    const [bought, loved] = candidates as [string, string]
    const cast = async (count: number, days: number, candidate: string, requester: string) => {
      for (let n = 0; n < count; n += 1)
        await stage.cast(await stage.voter(days * 24), id, candidate, { requester })
    }
    await cast(12, 2, bought, '198.51.100.1')
    // A venue: one address, but accounts of all ages; and new fans who come from anywhere.
    await cast(12, 60, loved, '198.51.100.1')
    await cast(9, 2, loved, '198.51.100.1')
    for (let n = 0; n < 12; n += 1) await cast(1, 2, loved, `192.0.2.${n}`)
    stage.pass(daySeconds)
    await stage.publish()
    const [round] = await readRounds(id)
    const tallies = new Map(round!.tallies.map((tally) => [tally.candidateId, tally]))
    expect(tallies.get(bought)).toMatchObject({ counted: 0, setAside: 12 })
    expect(tallies.get(loved)).toMatchObject({ counted: 33, setAside: 0 })
    expect(await stage.votesIn(id)).toHaveLength(45)
    const text = await (await askLog(`/votes/${id}/${round!.day}.csv`))!.text()
    expect(text.match(/,set aside$/gm)).toHaveLength(12)
  })

  it('is counted anew where an operator judges a vote, both ways, and says how often', async () => {
    const { id, candidates } = await stage.newEvent({ identifier: 'judged' })
    const fans = await Promise.all([stage.voter(), stage.voter()])
    for (const fan of fans) await stage.cast(fan, id, candidates[0]!)
    stage.pass(daySeconds)
    await stage.publish()
    const [before] = await readRounds(id)
    const receipt = await ownReceipt(fans[0], id)
    const reviewer = { ...stage.as(null), db: stage.db }
    expect(await judgeVote(reviewer, id, '0000-0000-0000-0000', 'BOUGHT')).toBe(false)
    expect(await judgeVote(reviewer, id, receipt.toLowerCase(), 'BOUGHT')).toBe(true)
    const [after] = await readRounds(id)
    expect(after).toMatchObject({ recounts: 1, tallies: [{ counted: 1, setAside: 1 }] })
    expect(after!.logDigest).not.toBe(before!.logDigest)
    expect((await reviewVotes(stage.db, 'judged'))?.rounds).toEqual([
      expect.objectContaining({ counted: 1, setAside: 1, reasons: 'BOUGHT', isPublished: true }),
    ])
    await judgeVote(reviewer, id, receipt, null)
    expect(await readRounds(id)).toEqual([{ ...before, recounts: 2 }])
    expect(await reviewVotes(stage.db, 'none')).toBeNull()
  })
})

describe('what is shown', () => {
  it.each([
    ['LIVE', [1, 1, 2, 2]],
    ['AFTER_ROUND', [0, 1, 1, 2]],
    ['AFTER_EVENT', [null, null, null, 2]],
  ] as const)('of an event whose results are %s', async (results, shown) => {
    const now = stage.as(null).now()
    const closesAt = new Date(now.getTime() + 1.5 * daySeconds * 1000)
    const { id, candidates } = await stage.newEvent({ results, closesAt })
    const fan = await stage.voter()
    const seen: (number | null)[] = []
    const look = async () => {
      stage.pass(2)
      const counts = await countsOf(stage.as(null), await eventOf(id))
      seen.push(counts && (counts.get(candidates[0]!) ?? 0))
    }
    await stage.cast(fan, id, candidates[0]!)
    await look()
    stage.pass(daySeconds)
    await stage.publish()
    await look()
    expect(await readRounds(id)).toHaveLength(results === 'AFTER_EVENT' ? 0 : 1)
    await stage.cast(fan, id, candidates[0]!)
    await look()
    stage.pass(daySeconds)
    expect(await stateOf(stage.as(null), await eventOf(id))).toBe('COUNTING')
    await stage.publish()
    expect(await stateOf(stage.as(null), await eventOf(id))).toBe('ENDED')
    await look()
    expect(seen).toEqual(shown)
    expect(await readRounds(id)).toHaveLength(2)
  })

  it('is told once for all votes that come together', async () => {
    const { id, candidates } = await stage.newEvent()
    const before = stage.published.length
    const fans = await Promise.all(Array.from({ length: 30 }, () => stage.voter()))
    await Promise.all(fans.map((fan) => stage.cast(fan, id, candidates[0]!)))
    const told = () =>
      stage.published
        .slice(before)
        .filter((event) => event.type === 'votesCounted' && event.eventId === id)
    await expect.poll(() => told().length).toBeGreaterThan(0)
    expect(told().length).toBeLessThan(fans.length / 4)
    const event = await eventOf(id)
    expect(told()[0]).toEqual({ type: 'votesCounted', eventId: id, communityId: event.communityId })
    expect((await countsOf(stage.as(null), event))?.get(candidates[0]!)).toBe(30)
  })
})

describe('the audit', () => {
  const broken = async () =>
    (await audit(stage.ownerUrl, invariants))
      .filter(({ violations }) => violations.length > 0)
      .map(({ name }) => name)
  const [sums, within, most, forgotten] = invariants.map(({ name }) => name)

  it('finds nothing wrong, and finds what is', async () => {
    const { id, candidates } = await stage.newEvent({ votesMost: 1 })
    await stage.cast(await stage.voter(), id, candidates[0]!, { key: randomUUID() })
    stage.pass(daySeconds)
    await stage.publish()
    expect(await broken()).toEqual([])
    const owner = new pg.Client({ connectionString: stage.ownerUrl })
    await owner.connect()
    try {
      const faults = [
        ['update voting_tally set counted = counted + 1', sums],
        ["update vote set set_aside_for = 'X'", sums],
        ["update vote set cast_at = cast_at - interval '2 days'", within],
        ['update voting_event set votes_most = 1', most],
        ["update voting_round set salt = 'x' where published_at is not null", forgotten],
      ] as const
      for (const [fault, found] of faults) {
        await owner.query('begin')
        await owner.query(fault)
        const { rows } = await owner.query(
          invariants.find(({ name }) => name === found)!.violations,
        )
        await owner.query('rollback')
        expect(rows.length, fault).toBeGreaterThan(0)
      }
    } finally {
      await owner.end()
    }
  })
})
