import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../../platform/database/audit.ts'
import { newId } from '../../../platform/ids.ts'
import { openCommunity } from '../../chat/testing.ts'
import { collectableCard, collectedCard, nft, nftPiece } from '../../collection/tables.ts'
import { balancesOf } from '../../ledger/service.ts'
import { referralReward } from '../../referral/tables.ts'
import { claimMissions } from '../claiming.ts'
import { noteMissionEvent } from '../events.ts'
import { invariants } from '../invariants.ts'
import { fanOf, standings, viewerMissions } from '../service.ts'
import { eventKinds, mission, missionEvent, type MissionRow } from '../tables.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())

const at = () => stage.as(null).now()
/** A mission without a period, of one's own making. */
async function offer(over: Partial<MissionRow>): Promise<MissionRow> {
  const [row] = await stage.db
    .insert(mission)
    .values({
      id: newId('mission'),
      communityId: stage.communityId,
      slug: newId('mission'),
      kind: 'NFT_GET',
      period: 'ONCE',
      goal: 1,
      position: 9999,
      rewardKind: 'COIN',
      rewardAmount: 5,
      rewardThingId: null,
      ...over,
    })
    .returning()
  const { cache, tenantId } = stage.as(null)
  cache.forget(tenantId, 'missions', stage.communityId)
  return row!
}
const standing = async (fan: string, row: MissionRow) =>
  (
    await standings(stage.db, (await fanOf(stage.as(fan), stage.communityId))!, [
      { mission: row, round: { key: 'once', first: '2020-01-01', end: null } },
    ])
  )[0]!
const claim = (fan: string, { id }: MissionRow) =>
  claimMissions(stage.as(fan), { communityId: stage.communityId, roundIds: [`${id}_once`] })
const broken = async () =>
  (await audit(stage.ownerUrl, invariants)).flatMap(({ violations }) => violations)
const isSeen = async (fan: string, { id }: MissionRow) =>
  (await viewerMissions(stage.as(fan), stage.communityId))!.some((each) => each.mission.id === id)

describe('what no domain keeps', () => {
  it.each(eventKinds)(
    '%s counts by its event, once by its key, and nobody is shown it',
    async (kind) => {
      const [fan, other] = [await stage.fan(), await stage.fan()]
      const row = await offer({ kind, goal: 2 })
      const note = (key: string) =>
        noteMissionEvent(stage.db, {
          fanId: fan,
          communityId: stage.communityId,
          kind,
          key,
          at: at(),
        })
      await Promise.all([note('one'), note('one'), note('one')])
      expect((await standing(fan, row)).progress).toBe(1)
      expect(await claim(fan, row)).toMatchObject({
        __typename: 'MissionRewardError',
        code: 'INCOMPLETE',
      })
      await note('two')
      expect(await standing(fan, row)).toMatchObject({ progress: 2, standing: 'DONE' })
      expect((await standing(other, row)).progress).toBe(0)
      expect(await claim(fan, row)).toMatchObject({ coins: 5 })
      expect(await isSeen(fan, row)).toBe(false)
      await stage.db.delete(missionEvent).where(eq(missionEvent.fanId, fan))
    },
  )

  it('a level-up item is given to the ledger, once, and nobody is shown what brings it', async () => {
    const fan = await stage.fan()
    const row = await offer({
      kind: 'COMMUNITY_REGISTRATION',
      rewardKind: 'GAME_CARD_LEVEL_UP_ITEM',
      rewardAmount: 3,
    })
    await Promise.all([claim(fan, row), claim(fan, row)])
    const balance = (await balancesOf(stage.db, fan, at())).get('TICKET:game-card-level-up')
    expect(balance?.free).toBe(3)
    expect(await isSeen(fan, row)).toBe(false)
    expect(await broken()).toEqual([])
  })
})

describe('NFTs', () => {
  it('count that were given, and none that were drawn; of one kind once for a collection', async () => {
    const fan = await stage.fan()
    const [pieces, kinds] = [
      await offer({ kind: 'NFT_GET', goal: 9 }),
      await offer({ kind: 'NFT_COLLECTION', goal: 4 }),
    ]
    const [one, two] = await stage.db
      .select()
      .from(nft)
      .where(eq(nft.communityId, stage.communityId))
      .orderBy(nft.id)
      .limit(2)
    let number = 5_000
    const piece = (nftId: string, reference: string) =>
      stage.db.insert(nftPiece).values({ nftId, fanId: fan, reference, at: at(), number: ++number })
    await piece(one!.id, 'treasuredraw_x:0')
    await piece(one!.id, 'prizedraw_x:1')
    expect((await standing(fan, pieces)).progress).toBe(0)
    await piece(one!.id, 'supporterrank:a')
    await piece(one!.id, 'supporterrank:b')
    await piece(two!.id, 'treasuredraw_x:1')
    expect([(await standing(fan, pieces)).progress, (await standing(fan, kinds)).progress]).toEqual(
      [2, 1],
    )
    await piece(two!.id, 'supporterrank:c')
    expect([(await standing(fan, pieces)).progress, (await standing(fan, kinds)).progress]).toEqual(
      [3, 2],
    )
    await stage.db.delete(nftPiece).where(eq(nftPiece.fanId, fan))
  })

  it('and cards are given for a mission, once', async () => {
    const fan = await stage.fan()
    const [card] = await stage.db.select().from(collectableCard).limit(1)
    const [thing] = await stage.db.select().from(nft).limit(1)
    const of = { kind: 'COMMUNITY_REGISTRATION', rewardAmount: 1 } as const
    for (const row of [
      await offer({ ...of, rewardKind: 'COLLECTABLE_CARD', rewardThingId: card!.id }),
      await offer({ ...of, rewardKind: 'NFT', rewardThingId: thing!.id }),
    ]) {
      expect(await isSeen(fan, row)).toBe(true)
      for (const answer of await Promise.all([claim(fan, row), claim(fan, row), claim(fan, row)]))
        expect(answer.__typename).toBe('ClaimMissionsSuccess')
    }
    const cards = await stage.db.select().from(collectedCard).where(eq(collectedCard.fanId, fan))
    const pieces = await stage.db.select().from(nftPiece).where(eq(nftPiece.fanId, fan))
    expect([cards.map((each) => each.cardId), pieces.map((each) => each.nftId)]).toEqual([
      [card!.id],
      [thing!.id],
    ])
    expect(await broken()).toEqual([])
    await stage.db.delete(nftPiece).where(eq(nftPiece.fanId, fan))
    expect(await broken()).toHaveLength(1)
  })
})

it('counts who came by a fan’s code and brought them something', async () => {
  const fan = await stage.fan()
  const row = await offer({ kind: 'REFERRAL_CODE', goal: 3 })
  for (const isReferrerPaid of [true, false])
    await stage.db.insert(referralReward).values({
      userId: await stage.fan(),
      referrerId: fan,
      coins: 300,
      isReferrerPaid,
      at: at(),
    })
  expect(await standing(fan, row)).toMatchObject({ progress: 1, standing: 'OPEN' })
  await stage.db.delete(referralReward).where(eq(referralReward.referrerId, fan))
})
