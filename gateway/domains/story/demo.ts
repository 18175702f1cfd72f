import { atJst } from '#content/schedule.ts'
import { findCommunityId, findTalents } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { newId } from '../../platform/ids.ts'
import { story, storyChapter, storyPage } from './tables.ts'

export const demo: DemoParts = {
  stories: { after: ['community/community'], add: addStories },
}

async function addStories(stage: DemoStage): Promise<void> {
  const { transaction, world, now, picture } = stage
  const communityId = await findCommunityId(stage)
  const talents = await findTalents(stage)
  for (const [position, { art, talent, chapters, ...told }] of (world.stories ?? []).entries()) {
    const storyId = newId('story')
    await transaction.insert(story).values({
      ...{ id: storyId, communityId, position, ...told, picture: picture(art) },
      talentId: talents.get(talent)!,
    })
    for (const [at, { title, opensDaysAhead, pages }] of chapters.entries()) {
      const chapterId = newId('storychapter')
      const opensAt = opensDaysAhead === undefined ? null : atJst(now, opensDaysAhead, '20:00')
      await transaction.insert(storyChapter).values({
        ...{ id: chapterId, storyId, number: at + 1, kind: 'BOOK', title, opensAt },
        ...{ pageCount: pages.length, condition: opensAt && 'PERIOD', closesAt: null },
      })
      const rows = pages.map((page, index) => ({
        ...{ chapterId, number: index + 1, text: page.text, picture: picture(page.art) },
      }))
      await transaction.insert(storyPage).values(rows)
    }
  }
}
