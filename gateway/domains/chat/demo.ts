import { messageSentAt } from '#content/schedule.ts'
import { findCommunityId, findPeople, findTalents } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { newId } from '../../platform/ids.ts'
import { channel, channelRead, message } from './tables.ts'

export const demo: DemoParts = {
  channels: { after: ['community/community', 'user/people'], add: addChannels },
}

async function addChannels(stage: DemoStage): Promise<void> {
  const { transaction, world, now, picture } = stage
  const communityId = await findCommunityId(stage)
  const talents = await findTalents(stage)
  const people = await findPeople(stage)
  for (const [position, seeded] of world.channels.entries()) {
    const { messages, emblem, talent: performer, ...rest } = seeded
    const channelId = newId('channel')
    await transaction.insert(channel).values({
      ...rest,
      id: channelId,
      communityId,
      position,
      emblem: picture(emblem),
      talentId: performer === undefined ? null : talents.get(performer)!,
      lastSeq: messages.length,
      lastRev: messages.length,
    })
    const rows = messages.map((written, index) => ({
      channelId,
      seq: index + 1,
      rev: index + 1,
      id: newId('message'),
      authorId: people.get(written.author)!,
      text: written.text,
      images: written.art === undefined ? [] : [picture(written.art)],
      idempotencyKey: `seed-${rest.slug}-${index + 1}`,
      sentAt: messageSentAt(written, now),
    }))
    if (rows.length > 0) await transaction.insert(message).values(rows)
    await transaction
      .insert(channelRead)
      .values(
        [...people.values()].map((userId) => ({ userId, channelId, lastReadSeq: messages.length })),
      )
  }
}
