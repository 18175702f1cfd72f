import { atJst } from '#content/schedule.ts'
import { pollMs } from '#rules/poll.ts'
import { findCommunityId, findPeople } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { audienceOf } from '../../demo/people.ts'
import { newId } from '../../platform/ids.ts'
import { post, postLike, type PostRow } from '../post/tables.ts'
import { upsertTexts } from '../search/service.ts'
import { foundText } from '../written/service.ts'
import { postPoll, postPollChoice, postPollVote } from './tables.ts'

export const demo: DemoParts = {
  polls: { after: ['community/community', 'user/people', 'post/posts'], add: addPolls },
}

/** Posts that ask something, with who answered: the cast, in turn. */
async function addPolls(stage: DemoStage): Promise<void> {
  const { transaction, world, now } = stage
  const seeded = world.postPolls ?? []
  if (seeded.length === 0) return
  const communityId = await findCommunityId(stage)
  const people = await findPeople(stage)
  // The earliest first: what is found later was written earlier.
  const inOrder = seeded.toReversed()
  for (const [at, { author, text, daysAgo, time, lit, duration, choices }] of inOrder.entries()) {
    const [postId, authorId] = [newId('post'), people.get(author)!]
    const postedAt = atJst(now, -daysAgo, time)
    const endsAt = new Date(postedAt.getTime() + pollMs[duration])
    const others = [...people.values()].filter((each) => each !== authorId)
    /** The cast, beginning with another for each. */
    const castOf = (seat: number) => others[(seat + at * 3) % others.length]!
    const votes = choices
      .flatMap(([, count], ordinal) => Array.from({ length: count }, () => ordinal))
      .slice(0, others.length)
    const audience = audienceOf(world, author)
    const idempotencyKey = `seed-poll-${at}`
    const row = { id: postId, communityId, authorId, text, audience, idempotencyKey, postedAt }
    await transaction.insert(post).values(row)
    await upsertTexts(transaction, [
      foundText<PostRow>({ kind: 'post', textOf: (said) => said.text }, row),
    ])
    await transaction.insert(postPoll).values({ postId, endsAt, voterCount: votes.length })
    await transaction.insert(postPollChoice).values(
      choices.map(([said], ordinal) => ({
        postId,
        ordinal,
        text: said,
        votes: votes.filter((each) => each === ordinal).length,
      })),
    )
    /** Within the hours after it, and never later than it ends or than now. */
    const later = (seat: number) =>
      new Date(
        Math.min(
          now.getTime(),
          endsAt.getTime() - 60_000,
          postedAt.getTime() + (seat + 1) * 31 * 60_000,
        ),
      )
    await transaction.insert(postPollVote).values(
      votes.map((ordinal, seat) => ({
        postId,
        fanId: castOf(seat),
        ordinal,
        idempotencyKey: `seed-${seat}`,
        votedAt: later(seat),
      })),
    )
    await transaction.insert(postLike).values(
      Array.from({ length: Math.min(lit, others.length) }, (_, seat) => ({
        postId,
        fanId: castOf(seat + 2),
        count: 1 + (seat % 3),
        litAt: later(seat),
      })),
    )
  }
}
