import { and, eq, isNull } from 'drizzle-orm'
import { atJst } from '#content/schedule.ts'
import type { SeedPost } from '#content/types.ts'
import { findCommunityId, findPeople } from '../../demo/find.ts'
import { audienceOf } from '../../demo/people.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { newId } from '../../platform/ids.ts'
import { upsertTexts } from '../search/service.ts'
import { foundText } from '../written/service.ts'
import { postSearch } from './searching.ts'
import { post, postLike } from './tables.ts'

export const demo: DemoParts = {
  posts: { after: ['community/community', 'user/people'], add: addPosts },
  tagged: { after: ['post/posts'], add: addTagged },
  pictures: { after: ['post/posts'], add: addPictures },
}

function addPosts(stage: DemoStage): Promise<void> {
  return addSeeded(stage, stage.world.posts ?? [], 'seed')
}

function addTagged(stage: DemoStage): Promise<void> {
  return addSeeded(stage, stage.world.taggedPosts ?? [], 'tagged')
}

async function addSeeded(
  stage: DemoStage,
  seeded: readonly SeedPost[],
  keyBegin: string,
): Promise<void> {
  const { transaction, world, now } = stage
  if (seeded.length === 0) return
  const communityId = await findCommunityId(stage)
  const people = await findPeople(stage)
  const rows = seeded.map(({ author, text, daysAgo, time }, at) => ({
    id: newId('post'),
    communityId,
    authorId: people.get(author)!,
    text,
    audience: audienceOf(world, author),
    idempotencyKey: `${keyBegin}-${at}`,
    postedAt: atJst(now, -daysAgo, time),
  }))
  await transaction.insert(post).values(rows)
  // What is found later was written earlier.
  const inOrder = rows.toSorted((one, other) => one.postedAt.getTime() - other.postedAt.getTime())
  await upsertTexts(
    transaction,
    inOrder.map((row) => foundText(postSearch, row)),
  )
  const everyone = [...people.values()]
  const lights = rows.flatMap(({ id: postId, authorId, postedAt }, at) => {
    const others = everyone.filter((each) => each !== authorId)
    // Each begins with another of them, and one in three waves more than once.
    return Array.from({ length: Math.min(seeded[at]!.lit, others.length) }, (_, seat) => ({
      postId,
      fanId: others[(at * 5 + seat) % others.length]!,
      count: (at + seat) % 3 === 0 ? 2 + ((at * seat) % 5) : 1,
      // Within half a day of it.
      litAt: new Date(Math.min(now.getTime(), postedAt.getTime() + (seat + 1) * 47 * 60_000)),
    }))
  })
  await transaction.insert(postLike).values(lights)
}

/** Gives posts their pictures, as they were seeded; one that was changed or taken away since stays as it is. */
async function addPictures({ transaction, world, picture }: DemoStage): Promise<void> {
  const seeded = world.posts ?? []
  for (const { author, daysAgo, time, pictures } of world.postPictures ?? []) {
    const at = seeded.findIndex(
      (each) => each.author === author && each.daysAgo === daysAgo && each.time === time,
    )
    const isSeeded = and(
      eq(post.idempotencyKey, `seed-${at}`),
      eq(post.text, seeded[at]?.text ?? ''),
      isNull(post.deletedAt),
    )
    await transaction
      .update(post)
      .set({ pictures: pictures.map(picture) })
      .where(isSeeded)
  }
}
