import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startGraphql } from '../../platform/graphql/testing.ts'
import { audit } from '../../platform/database/audit.ts'
import { domains } from '../../domains.generated.ts'
import { candidatesOf, eventsOf } from './service.ts'
import { vote } from './tables.ts'
import { user } from '../user/tables.ts'

let stage: Awaited<ReturnType<typeof startGraphql>>
let event: { id: string; identifier: string }
let candidates: string[]
beforeAll(async () => {
  stage = await startGraphql()
  const anyone = stage.as(await stage.fan())
  event = (await eventsOf(anyone, stage.communityId))[0]!
  candidates = (await candidatesOf(anyone, event.id)).map(({ id }) => id)
})
afterAll(() => stage.close())

async function oldFan(): Promise<string> {
  const id = await stage.fan()
  await stage.db
    .update(user)
    .set({ createdAt: new Date('2026-01-01T00:00:00Z') })
    .where(eq(user.id, id))
  return id
}

type Answer = {
  [alias: string]: { __typename?: string }
} & {
  tenant: { __typename?: string; community: { votingEvent: { rounds: unknown[] } } }
  castVote: { __typename?: string; vote: { receipt: string } }
  shareVote: { __typename?: string; card: { id: string } }
}

async function ask(userId: string | null, query: string, variables: object = {}) {
  const headers: Record<string, string> =
    userId === null ? {} : { authorization: `Bearer ${userId}` }
  const response = await stage.ask(query, variables, headers)
  return ((await response.json()) as { data: Answer }).data
}

it('counts one vote of a request that sends fifteen under other names', async () => {
  const fan = await oldFan()
  const aliases = Array.from(
    { length: 15 },
    (_, n) =>
      `v${n}: castVote(input: { eventId: "${event.id}", candidateId: "${candidates[n % 5]}", idempotencyKey: "k${n}" }) { __typename }`,
  )
  const data = await ask(fan, `mutation { ${aliases.join(' ')} }`)
  expect(Object.values(data).map(({ __typename }) => __typename)).toEqual([
    'CastVoteSuccess',
    ...Array.from({ length: 14 }, () => 'VoteToRoundAlreadyVotedError'),
  ])
  expect(await stage.db.select().from(vote).where(eq(vote.fanId, fan))).toHaveLength(1)
})

it('counts one vote of five hundred that a fan sends at once', async () => {
  const fan = await oldFan()
  const text = `mutation ($input: CastVoteInput!) { castVote(input: $input) { __typename } }`
  const answers = await Promise.all(
    Array.from({ length: 500 }, async (_, n) => {
      const input = {
        eventId: event.id,
        candidateId: candidates[n % 5],
        idempotencyKey: `k${n}`,
      }
      const response = await stage.ask(text, { input }, { authorization: `Bearer ${fan}` })
      return ((await response.json()) as { data?: Answer }).data?.castVote.__typename
    }),
  )
  expect(answers.filter((type) => type === 'CastVoteSuccess')).toHaveLength(1)
  // The others are told so, or, beyond what one fan may send in a minute, to slow down.
  expect(new Set(answers)).toContain('VoteToRoundAlreadyVotedError')
  expect(await stage.db.select().from(vote).where(eq(vote.fanId, fan))).toHaveLength(1)
})

it('shows a guest the candidates and counts, and a fan their own votes, and nobody else’s', async () => {
  const [fan, other] = [await oldFan(), await oldFan()]
  const cast = `mutation ($c: ID!) { castVote(input: { eventId: "${event.id}", candidateId: $c, idempotencyKey: "mine" }) {
    ... on CastVoteSuccess { vote { receipt } event { viewerStanding viewerVotesLeft } } } }`
  const { castVote } = await ask(fan, cast, { c: candidates[0] })
  expect(castVote).toMatchObject({ event: { viewerStanding: 'VOTED', viewerVotesLeft: 9 } })
  const look = `query ($identifier: String!) { tenant { community { votingEvent(identifier: $identifier) {
    state totalVotes viewerStanding viewerVotesLeft viewerHasShareReward
    viewerVotes { receipt candidate { id } isPublished } round { number }
    rounds { day logUrl logDigest tallies { candidateId counted setAside } } candidates { votes talent { palette } }
  } } } }`
  const lookAs = async (userId: string | null) => {
    const data = await ask(userId, look, { identifier: event.identifier })
    return data.tenant.community.votingEvent
  }
  expect(await lookAs(fan)).toMatchObject({
    viewerStanding: 'VOTED',
    viewerVotes: [{ candidate: { id: candidates[0] }, isPublished: false }],
  })
  expect(await lookAs(other)).toMatchObject({ viewerStanding: 'MAY_VOTE', viewerVotes: [] })
  const seen = await lookAs(null)
  expect(seen).toMatchObject({ viewerStanding: 'GUEST', viewerVotes: [], state: 'OPEN' })
  expect(JSON.stringify(await lookAs(other))).not.toContain(castVote.vote.receipt)
  expect(seen.rounds.length).toBe(3)
})

it('gives the coins for sharing once, however often at once, to who made the card', async () => {
  const [fan, other] = [await oldFan(), await oldFan()]
  const share = `mutation { shareVote(input: { eventId: "${event.id}" }) { __typename
    ... on ShareVoteSuccess { card { id title path rewardCoins picture { url } } } } }`
  expect((await ask(fan, share)).shareVote).toEqual({ __typename: 'NotFoundError' })
  await ask(
    fan,
    `mutation { castVote(input: { eventId: "${event.id}", candidateId: "${candidates[1]}", idempotencyKey: "s" }) { __typename } }`,
  )
  const shared = await Promise.all(Array.from({ length: 50 }, () => ask(fan, share)))
  const { card } = shared[0]!.shareVote
  expect(new Set(shared.map(({ shareVote }) => shareVote.card.id))).toEqual(new Set([card.id]))
  const receive = `mutation { receiveShareReward(input: { cardId: "${card.id}" }) { __typename } }`
  expect((await ask(other, receive)).receiveShareReward).toEqual({
    __typename: 'NotFoundError',
  })
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(fan, receive)))
  const names = answers.map(({ receiveShareReward }) => receiveShareReward?.__typename)
  expect(names.toSorted()).toEqual([
    ...Array.from({ length: 9 }, () => 'AlreadyReceivedShareReward'),
    'ReceiveShareRewardSuccess',
  ])
  const { viewer } = await ask(fan, '{ viewer { coinWallet { free } } }')
  // Beside what a fan is given for joining.
  expect(viewer).toEqual({ coinWallet: { free: 310 } })
  const guest = await ask(null, `{ node(id: "${card.id}") { ... on ShareCard { path title } } }`)
  expect(guest.node).toMatchObject({ path: `/voting-event/${event.identifier}` })
})

it('leaves books and votes that add up', async () => {
  const findings = await audit(stage.ownerUrl, domains.invariants)
  expect(findings.filter(({ violations }) => violations.length > 0)).toEqual([])
})
