import { occurrencesOf } from '#content/schedule.ts'
import { findChannels, findCommunityId, findPeople, findTalents } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { people } from '../../demo/people.ts'
import { newId } from '../../platform/ids.ts'
import { officialSchedule, officialScheduleWatch } from './tables.ts'

export const demo: DemoParts = {
  schedules: {
    after: ['community/community', 'chat/channels', 'user/people', 'community/members'],
    add: announce,
    renew: announce,
  },
}

/** Two weeks of what was, and three of what comes: a demo that runs for long goes on having something ahead. */
const days = { before: 14, after: 21 }

/** Announces what its programmes hold around today. What was announced stays as it is. */
async function announce(stage: DemoStage): Promise<void> {
  const { transaction, world, now, picture } = stage
  const occurrences = occurrencesOf(world.programmes ?? [], now, days)
  if (occurrences.length === 0) return
  const communityId = await findCommunityId(stage)
  const talents = await findTalents(stage)
  const channels = await findChannels(stage)
  const fans = await fansOf(stage)
  const rows = occurrences.map(({ key, programme, ...times }, at) => {
    const { kind, title, place, art, channel, isCancelled, movedFrom } = programme
    const isChanged = isCancelled === true || movedFrom !== undefined
    return {
      id: newId('schedule'),
      communityId,
      key,
      kind,
      title,
      ...times,
      isCancelled: isCancelled ?? false,
      place: place ?? null,
      picture: art === undefined ? null : picture(art),
      talentIds: programme.talents.map((slug) => talents.get(slug)!),
      channelId: (channel && channels.get(channel)) ?? null,
      sequence: isChanged ? 1 : 0,
      changedAt: now,
      watchers: fans.filter(
        ({ oshi }, seat) => programme.talents.includes(oshi ?? '') && (seat + at) % 3 > 0,
      ),
    }
  })
  const announced = await transaction
    .insert(officialSchedule)
    .values(rows.map(({ watchers, ...row }) => ({ ...row, watcherCount: watchers.length })))
    .onConflictDoNothing()
    .returning({ id: officialSchedule.id })
  const isNew = new Set(announced.map(({ id }) => id))
  const watches = rows
    .filter(({ id }) => isNew.has(id))
    .flatMap(({ id, watchers }) =>
      watchers.map(({ id: fanId }) => ({ scheduleId: id, fanId, at: now })),
    )
  if (watches.length > 0) await transaction.insert(officialScheduleWatch).values(watches)
}

/** The demo's fans, with whom each is a fan of. */
async function fansOf(stage: DemoStage): Promise<{ id: string; oshi: string | null }[]> {
  const ids = await findPeople(stage)
  return people(stage.world).flatMap(({ handle, oshi, role }) => {
    const id = ids.get(handle)
    return role === 'MEMBER' && id !== undefined ? [{ id, oshi }] : []
  })
}
