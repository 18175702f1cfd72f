import { atJst } from '#content/schedule.ts'
import type { StorySeed } from '#content/types.ts'
import { findCommunityId, findTalents } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { newId } from '../../platform/ids.ts'
import { video } from '../video/tables.ts'
import { story, storyChapter, storyPage } from './tables.ts'

export const demo: DemoParts = {
  stories: {
    after: ['community/community'],
    add: (stage) => addStories(stage, stage.world.stories ?? [], 0),
  },
  backstage: {
    after: ['story/stories', 'video/films'],
    add: (stage) => addStories(stage, stage.world.backstage?.stories ?? [], behindOthers),
  },
}

/** They stand behind those that were there. */
const behindOthers = 100

async function addStories(
  stage: DemoStage,
  seeds: readonly StorySeed[],
  first: number,
): Promise<void> {
  const { transaction, now, picture } = stage
  const communityId = await findCommunityId(stage)
  const talents = await findTalents(stage)
  const films = await transaction.select({ id: video.id, slug: video.slug }).from(video)
  for (const [at, { art, talent, chapters, ...told }] of seeds.entries()) {
    const storyId = newId('story')
    await transaction.insert(story).values({
      id: storyId,
      communityId,
      position: first + at,
      ...told,
      picture: picture(art),
      talentId: talents.get(talent)!,
    })
    for (const [index, chapter] of chapters.entries()) {
      const { title, opensDaysAhead, pages, rank, passes, url, film } = chapter
      const chapterId = newId('storychapter')
      const opensAt = opensDaysAhead === undefined ? null : atJst(now, opensDaysAhead, '20:00')
      await transaction.insert(storyChapter).values({
        id: chapterId,
        storyId,
        number: index + 1,
        title,
        opensAt,
        closesAt: null,
        kind: film ? 'VIDEO' : url ? 'EXTERNAL_LINK' : 'BOOK',
        pageCount: pages.length,
        condition: rank ? 'SUPPORTER_RANK' : passes ? 'VIEW_PASS' : opensAt && 'PERIOD',
        rankNumber: rank ?? null,
        passes: passes ?? null,
        url: url ?? null,
        videoId: films.find(({ slug }) => slug === film)?.id ?? null,
      })
      if (pages.length === 0) continue
      const rows = pages.map((page, number) => ({
        chapterId,
        number: number + 1,
        text: page.text,
        picture: picture(page.art),
      }))
      await transaction.insert(storyPage).values(rows)
    }
  }
}
