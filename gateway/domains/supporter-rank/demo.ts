import { dayAfter, dayInJapan, monthOf } from '#rules/day.ts'
import { findCommunityId } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { findCollectables } from '../collection/service.ts'
import { openSeason, type NewReward } from './opening.ts'

export const demo: DemoParts = {
  season: { after: ['community/community', 'collection/for supporters'], add: addSeason },
}

async function addSeason(stage: DemoStage): Promise<void> {
  const { transaction, world, now } = stage
  if (!world.supporterSeason) return
  const { name, days, rules, ranks } = world.supporterSeason
  const communityId = await findCommunityId(stage)
  const things = await findCollectables(transaction)
  const opensOn = monthOf(dayInJapan(now)).firstDay
  await openSeason(transaction, {
    communityId,
    name,
    opensOn,
    endsOn: dayAfter(opensOn, days),
    rules,
    ranks: ranks.map(({ coins, nft, ...rank }) => ({
      ...rank,
      rewards: [
        ...(coins === undefined ? [] : [{ kind: 'COIN', amount: coins } satisfies NewReward]),
        ...(nft === undefined
          ? []
          : [
              {
                kind: 'NFT',
                nftId: things.get(nft.slug)!.id,
                worthYen: nft.worthYen,
              } satisfies NewReward,
            ]),
      ],
    })),
  })
}
