import { atJst } from '#content/schedule.ts'
import { findCommunityId, findPeople } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { newId } from '../../platform/ids.ts'
import { information } from './tables.ts'

export const demo: DemoParts = {
  informations: { after: ['community/community', 'user/people'], add: addInformations },
}

async function addInformations(stage: DemoStage): Promise<void> {
  const { transaction, world, now, picture } = stage
  const communityId = await findCommunityId(stage)
  const people = await findPeople(stage)
  const rows = (world.informations ?? []).map(
    ({ author, art, daysAgo, time, revised, ...told }) => ({
      id: newId('information'),
      communityId,
      ...told,
      authorId: people.get(author)!,
      picture: art === undefined ? null : picture(art),
      publishedAt: atJst(now, -daysAgo, time),
      revisedAt: revised ? atJst(now, -revised.daysAgo, revised.time) : null,
    }),
  )
  if (rows.length > 0) await transaction.insert(information).values(rows)
}
