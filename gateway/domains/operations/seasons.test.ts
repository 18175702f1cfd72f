import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayAfter } from '#rules/day.ts'
import { audit } from '../../platform/database/audit.ts'
import { openCommunity } from '../chat/testing.ts'
import { invariants as promises } from '../supporter-rank/invariants.ts'
import { findSeasonsOf, loadSeason, ranksOf, seasonNow } from '../supporter-rank/service.ts'
import { approveSeason, askSeason, declineSeason, findCommunityNamed, Refusal } from './service.ts'

const sato = { who: '佐藤', why: '春の応援' }
const suzuki = { who: 'Suzuki', why: '表を確認' }

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())

/** A spring that begins once nothing of the season under way waits any more. */
async function spring(over: object = {}) {
  const { endsOn } = (await seasonNow(stage.as(null), stage.communityId))!
  const opensOn = dayAfter(endsOn, 7)
  return {
    name: { ja: '春の応援シーズン', en: 'A spring of cheering' },
    budgetYen: 1_000,
    opensOn,
    endsOn: dayAfter(opensOn, 60),
    rules: [
      { source: 'CHECK_IN', points: 5, per: 1, mostPerDay: 5 },
      { source: 'PURCHASE', points: 1, per: 100, mostPerDay: 50 },
    ],
    ranks: [
      {
        name: { ja: 'つぼみ', en: 'Bud' },
        points: 50,
        rewards: [{ kind: 'COIN', amount: 50 }],
      },
      {
        name: { ja: '花', en: 'Blossom' },
        points: 300,
        rewards: [{ kind: 'NFT', nft: 'supporter-lighthouse', worthYen: 900 }],
      },
    ],
    ...over,
  }
}
const ask = (document: unknown, hand = sato) =>
  askSeason(stage.as(null), stage.communityId, document, hand)
const seasons = () => findSeasonsOf(stage.db, stage.communityId)

it('is opened by two people, from its day on', async () => {
  const document = await spring()
  const { act, isNew } = await ask(document)
  expect(isNew).toBe(true)
  expect(await ask(document)).toMatchObject({ act: { id: act.id }, isNew: false })
  await expect(ask(document, suzuki)).rejects.toThrow(/waits/)
  expect(await seasons()).toHaveLength(1)
  await expect(approveSeason(stage.as(null), act.id, sato)).rejects.toThrow(/somebody else/)
  const { seasonId } = await approveSeason(stage.as(null), act.id, suzuki)
  expect(await approveSeason(stage.as(null), act.id, suzuki)).toMatchObject({ isNew: false })
  const opened = (await seasons()).find(({ id }) => id === seasonId)!
  expect(opened).toMatchObject({ opensOn: document.opensOn, rules: document.rules })
  // Nobody knows of it before its day.
  const fan = stage.as(await stage.fan())
  expect(await loadSeason(fan, opened.id)).toBeNull()
  const ranks = await ranksOf(fan, opened)
  expect(ranks.map(({ rewards }) => rewards[0]!.worthYen)).toEqual([50, 900])
  const found = await audit(stage.ownerUrl, promises)
  expect(found.flatMap(({ violations }) => violations)).toEqual([])
  // Another would overlap with it.
  await expect(ask(document)).rejects.toThrow(/OVERLAP/)
})

it('can be declined, and asked for otherwise', async () => {
  const after = dayAfter((await spring()).endsOn, 30)
  const { act } = await ask(await spring({ opensOn: after, endsOn: dayAfter(after, 60) }))
  await declineSeason(stage.as(null), act.id, sato)
  await expect(approveSeason(stage.as(null), act.id, suzuki)).rejects.toThrow(/declined/)
  const { act: other } = await ask(await spring({ opensOn: after, endsOn: dayAfter(after, 90) }))
  await declineSeason(stage.as(null), other.id, suzuki)
})

it('is refused with what is wrong with it, and nothing is written', async () => {
  const before = (await seasons()).length
  const later = dayAfter((await spring()).endsOn, 90)
  const free = { opensOn: later, endsOn: dayAfter(later, 60) }
  const nft = (slug: string) => [{ kind: 'NFT', nft: slug, worthYen: 50 }]
  const rank = (rewards: unknown) => [{ name: { ja: '芽', en: 'Sprout' }, points: 50, rewards }]
  const wrong: readonly [object, RegExp][] = [
    [{ opensOn: '2026-02-30' }, /opensOn is a day/],
    [{ endsOn: later }, /first day after/],
    [{ opensOn: '2025-01-01', endsOn: '2025-02-01' }, /no day to come/],
    [{ endsOn: '9999-12-31' }, /366 days at most/],
    [{ ranks: [] }, /a rank at least/],
    [{ budgetYen: 949 }, /more than its budget/],
    [{ budgetYen: 0.5 }, /budgetYen takes a whole number/],
    [{ rules: [{ source: 'LUCK', points: 1, per: 1, mostPerDay: 1 }] }, /source is one of/],
    [{ rules: [] }, /RULES/],
    [{ budgetYen: 5_000, ranks: rank([{ kind: 'COIN', amount: 1_001 }]) }, /WORTH/],
    [{ ranks: rank(nft('no-such-thing')) }, /There is no NFT/],
    [{ ranks: rank(nft('card-hiyori-star')) }, /There is no NFT/],
    [{ ranks: rank([{ kind: 'TICKET' }]) }, /COIN or NFT/],
    [{ ranks: 'all' }, /ranks is a list/],
    [{ name: { ja: '春' } }, /name\.en takes/],
  ]
  for (const [over, words] of wrong) {
    const document = await spring({ ...free, ...over })
    await expect(ask(document)).rejects.toThrow(words)
    await expect(ask(document)).rejects.toThrow(Refusal)
  }
  await expect(ask('season')).rejects.toThrow(/nothing that can be read/)
  await expect(findCommunityNamed(stage.as(null), 'nowhere')).rejects.toThrow(/no community/)
  expect(await seasons()).toHaveLength(before)
})
