import { findCommunityId, findTalents } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { newId } from '../../platform/ids.ts'
import { playlist, playlistVideo, video } from './tables.ts'

export const demo: DemoParts = {
  films: { after: ['community/community'], add: addFilms },
}

async function addFilms(stage: DemoStage): Promise<void> {
  const { transaction, world, picture } = stage
  const communityId = await findCommunityId(stage)
  const talents = await findTalents(stage)
  const ids = new Map<string, string>()
  for (const { art, talent, isForMembers = false, ...film } of world.films ?? []) {
    const id = newId('video')
    ids.set(film.slug, id)
    await transaction.insert(video).values({
      ...film,
      id,
      communityId,
      isForMembers,
      picture: picture(art),
      talentId: talent === undefined ? null : talents.get(talent)!,
    })
  }
  for (const [position, { art, videos, ...list }] of (world.playlists ?? []).entries()) {
    const id = newId('playlist')
    await transaction
      .insert(playlist)
      .values({ ...list, id, communityId, position, picture: picture(art) })
    const rows = videos.map((slug, at) => ({
      playlistId: id,
      number: at + 1,
      videoId: ids.get(slug)!,
    }))
    await transaction.insert(playlistVideo).values(rows)
  }
}
