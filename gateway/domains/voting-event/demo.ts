import { and, eq, inArray, lt } from 'drizzle-orm'
import { atJst } from '#content/schedule.ts'
import type { Voting } from '#content/types.ts'
import { addDays } from '#rules/day.ts'
import { receiptOf } from '#rules/voteReceipt.ts'
import { roundAt } from '#rules/votingRounds.ts'
import { findCommunityId, findPeople, findTalents } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { newId } from '../../platform/ids.ts'
import { user } from '../user/tables.ts'
import { count, lockRound } from './publishing.ts'
import { insertVote } from './store.ts'
import { votingCandidate, votingEvent } from './tables.ts'

export const demo: DemoParts = {
  votes: { after: ['community/community', 'user/people'], add: addEvents, renew: keepOpen },
}

async function addEvents(stage: DemoStage): Promise<void> {
  const { transaction, world, now, picture } = stage
  const communityId = await findCommunityId(stage)
  const talents = await findTalents(stage)
  for (const voting of world.voting ?? []) {
    const { identifier, title, description, results, shareRewardCoins } = voting
    const event = {
      id: newId('votingevent'),
      communityId,
      identifier,
      title,
      description,
      results,
      shareRewardCoins,
      picture: picture(voting.art),
      opensAt: atJst(now, -voting.openedDaysAgo, '00:00'),
      closesAt: closesAt(voting, now),
      // Nobody proves a phone once their sign-up is over.
      needsPhone: false,
    }
    await transaction.insert(votingEvent).values(event)
    const candidates = voting.candidates.map(
      ({ art, talent, slug: _, weight, ...own }, position) => ({
        ...own,
        id: newId('votingcandidate'),
        eventId: event.id,
        position,
        weight,
        picture: picture(art),
        talentId: talent === undefined ? null : (talents.get(talent) ?? null),
      }),
    )
    await transaction.insert(votingCandidate).values(candidates)
    await addVotes(stage, event, candidates)
  }
}

type Weighed = { id: string; weight: number }

/** The demo's fans have voted each day, and some of them today. */
async function addVotes(
  stage: DemoStage,
  event: { id: string; opensAt: Date; closesAt: Date },
  candidates: readonly Weighed[],
): Promise<void> {
  const { transaction, now } = stage
  const ids = [...(await findPeople(stage)).values()]
  const voters = await transaction
    .select({ id: user.id, createdAt: user.createdAt })
    .from(user)
    .where(inArray(user.id, ids))
  // By name, so that every demo begins with the same counts.
  const inOrder = voters.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  for (let at = event.opensAt; at <= now; at = addDays(at, 1)) {
    const round = roundAt(event, at)!
    const isOver = round.closesAt <= now
    for (const [index, voter] of inOrder.entries()) {
      if (!isOver && index % 3 === 0) continue
      const key = newId('vote')
      await insertVote(transaction, {
        eventId: event.id,
        round,
        fanId: voter.id,
        id: newId('vote'),
        candidateId: pick(candidates, index * 7 + round.number * 5).id,
        receipt: receiptOf({ eventId: event.id, day: round.day, voterId: voter.id, key }),
        idempotencyKey: key,
        voterSince: voter.createdAt,
        address: voter.id,
        most: 10,
        castAt: new Date(isOver ? round.opensAt.getTime() + (index + 1) * 60_000 : now),
      })
    }
    const row = isOver ? await lockRound(transaction, event.id, round.day) : undefined
    if (row) await count(transaction, row, round.closesAt)
  }
}

/** One of them by its weight, the same for the same turn. */
function pick(candidates: readonly Weighed[], turn: number): Weighed {
  let left = (turn * 11) % candidates.reduce((sum, { weight }) => sum + weight, 0)
  return candidates.find(({ weight }) => (left -= weight) < 0)!
}

/** An event that is over, or about to be, goes on. */
async function keepOpen(stage: DemoStage): Promise<void> {
  const { transaction, world, now } = stage
  const communityId = await findCommunityId(stage)
  for (const voting of world.voting ?? [])
    await transaction
      .update(votingEvent)
      .set({ closesAt: closesAt(voting, now) })
      .where(
        and(
          eq(votingEvent.communityId, communityId),
          eq(votingEvent.identifier, voting.identifier),
          lt(votingEvent.closesAt, addDays(now, 2)),
        ),
      )
}

const closesAt = ({ closesDaysAhead }: Voting, now: Date): Date =>
  atJst(now, closesDaysAhead, '00:00')
