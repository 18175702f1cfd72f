import { and, eq, inArray, lt } from 'drizzle-orm'
import { atJst } from '#content/schedule.ts'
import type { CampaignSeed } from '#content/types.ts'
import { checkOf, printCode } from '#rules/campaignCode.ts'
import { findCommunityId } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { newId } from '../../platform/ids.ts'
import { hashCode } from './hashing.ts'
import { campaignCode, campaignCodePage } from './tables.ts'

export const demo: DemoParts = {
  campaigns: { after: ['community/community'], add: addCampaigns, renew: keepOpen },
}

async function addCampaigns(stage: DemoStage): Promise<void> {
  for (const seed of stage.world.campaigns ?? []) await addCampaign(stage, seed)
}

async function addCampaign(stage: DemoStage, seed: CampaignSeed): Promise<void> {
  const { transaction, picture, now, world, draws: secrets } = stage
  const { identifier, title, body, art, reward, isOncePerFan, usesMost, shared } = seed
  const code = shared.code + checkOf(shared.code)
  const said = (text: string) => text.replace('{code}', printCode(code))
  const id = newId('campaigncodepage')
  await transaction.insert(campaignCodePage).values({
    id,
    communityId: await findCommunityId(stage),
    identifier,
    title,
    body,
    note: { ja: said(shared.note.ja), en: said(shared.note.en) },
    picture: picture(art),
    isOncePerFan,
    usesMost,
    opensAt: atJst(now, -seed.openedDaysAgo, '00:00'),
    closesAt: atJst(now, seed.closesDaysAhead, '24:00'),
    rewardKind: reward.kind,
    rewardAmount: reward.amount,
    // Of the demo's own operators: two, since it gives something.
    proposedBy: 'demo',
    approvedBy: 'demo-second',
  })
  if (!secrets) return
  await transaction.insert(campaignCode).values({
    pageId: id,
    hash: hashCode(secrets, world.tenant.id, code),
    usesMost: shared.uses,
    madeBy: 'demo',
    madeAt: now,
  })
}

/** What was used stays: a campaign that is over gives way to the same anew. */
async function keepOpen(stage: DemoStage): Promise<void> {
  const { transaction, world, now } = stage
  const seeds = world.campaigns ?? []
  if (seeds.length === 0) return
  const identifiers = seeds.map(({ identifier }) => identifier)
  const over = await transaction
    .select({ id: campaignCodePage.id, identifier: campaignCodePage.identifier })
    .from(campaignCodePage)
    .where(
      and(inArray(campaignCodePage.identifier, identifiers), lt(campaignCodePage.closesAt, now)),
    )
  for (const { id, identifier } of over) {
    await transaction
      .update(campaignCodePage)
      .set({ identifier: `${identifier}-${id}` })
      .where(eq(campaignCodePage.id, id))
    await addCampaign(
      stage,
      seeds.find((each) => each.identifier === identifier)!,
    )
  }
}
