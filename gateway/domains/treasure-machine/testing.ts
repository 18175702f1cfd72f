import { eq } from 'drizzle-orm'
import { hashOfBytes } from '#rules/draws/digest.ts'
import type { Evidence } from '#rules/draws/verify.ts'
import { audit } from '../../platform/database/audit.ts'
import { newId } from '../../platform/ids.ts'
import { openShop } from '../checkout/testing.ts'
import { invariants as ofCollection } from '../collection/invariants.ts'
import { viewerCards } from '../collection/owning.ts'
import { invariants as ofLedger } from '../ledger/invariants.ts'
import { balancesOf, grant, type Asset } from '../ledger/service.ts'
import type { TreasureOfferKind } from '../types.generated.ts'
import { drawMachine } from './drawing.ts'
import { evidenceOf, oddsDocumentOf, picksOf, serverSeedOfDraw } from './history.ts'
import { invariants } from './invariants.ts'
import { redeemPoints } from './redeeming.ts'
import { openSeed, revealSeed } from './seeds.ts'
import { treasureDraw, treasureMachine, type DrawRow } from './tables.ts'
import { addMachine, type NewMachine } from './testing.machines.ts'

export { cardsAlone, free, people } from './testing.machines.ts'

export const clientSeed = 'c1'.repeat(32)
/** A community with fans, coins and machines to draw from, each step by a fan's id. */
export async function openTreasureFixture(env: NodeJS.ProcessEnv = {}) {
  const shop = await openShop(env)
  const { db, as, now } = shop

  const hall = {
    ...shop,
    machine: (machine: NewMachine = {}) => addMachine(shop, machine),
    /** Changes a machine, as an operator does. */
    changeMachine: (id: string, change: Partial<typeof treasureMachine.$inferInsert>) =>
      db.update(treasureMachine).set(change).where(eq(treasureMachine.id, id)),
    openSeed: (fan: string | null, machineId: string, seed = clientSeed) =>
      openSeed(as(fan), { machineId, clientHash: hashOfBytes(seed) }),
    reveal: (fan: string | null, seedId: string, seed = clientSeed) =>
      revealSeed(as(fan), { seedId, clientSeed: seed }),
    /** Begins a pair of seeds and shows the browser's. */
    async seed(fan: string, machineId: string, seed = clientSeed): Promise<string> {
      const opened = await hall.openSeed(fan, machineId, seed)
      if (!('seed' in opened)) throw new Error(`it answered ${JSON.stringify(opened)}`)
      await hall.reveal(fan, opened.seed.id, seed)
      return opened.seed.id
    },
    /** A fan with so many paid coins and no free ones, whose seeds at the machine are ready. */
    async drawer(machineId: string, paid: number): Promise<string> {
      const fan = await shop.fan({ hasJoined: false })
      if (paid > 0) await shop.give(fan, paid)
      await hall.seed(fan, machineId)
      return fan
    },
    draw: (
      fan: string | null,
      machineId: string,
      offer: TreasureOfferKind = 'ONE',
      more: { requestId?: string; oddsVersion?: number | null; freeCoins?: number | null } = {},
    ) =>
      drawMachine(as(fan), {
        machineId,
        offer,
        requestId: newId('upload'),
        oddsVersion: 1,
        freeCoins: 0,
        ...more,
      }),
    redeem: (fan: string | null, machineId: string, prizeId: string, requestId = newId('upload')) =>
      redeemPoints(as(fan), { machineId, prizeId, requestId }),
    /** Gives a fan tickets or points. */
    giveOf: (ownerId: string, asset: Asset, amount: number) =>
      db.transaction((transaction) =>
        grant(transaction, {
          key: newId('transfer'),
          reason: 'SUPPORT',
          at: now(),
          lots: [{ ownerId, asset, class: 'FREE', amount, expiry: { afterDays: 30 } }],
        }),
      ),
    async has(fan: string, asset: Asset): Promise<number> {
      const balance = (await balancesOf(db, fan, now())).get(asset)
      return (balance?.free ?? 0) + (balance?.paid ?? 0)
    },
    cards: (fan: string) => viewerCards(as(fan)),
    draws: (fan: string) => db.select().from(treasureDraw).where(eq(treasureDraw.fanId, fan)),
    picks: (fan: string, draw: DrawRow) => picksOf(as(fan), draw),
    /** What the fan's browser would prove a draw by. */
    async evidence(fan: string, draw: DrawRow): Promise<Evidence> {
      const row = evidenceOf(draw)
      if (!row) throw new Error(`${draw.id} has none`)
      const odds = await oddsDocumentOf(as(fan), row)
      return {
        receipt: JSON.parse(row.receipt),
        signature: row.signature,
        publicKey: row.publicKey,
        odds: odds === null ? null : JSON.parse(odds),
        serverSeed: await serverSeedOfDraw(as(fan), row),
      }
    },
    /** What the audit finds. */
    async faults() {
      const all = [...ofLedger, ...ofCollection, ...invariants]
      const found = await audit(shop.ownerUrl, all)
      return found.filter(({ violations }) => violations.length > 0)
    },
  }

  return hall
}

/** The draw that an answer brings. */
export function drawOf(answer: { __typename: string; draw?: DrawRow }): DrawRow {
  if (!answer.draw) throw new Error(`it answered ${JSON.stringify(answer)}`)
  return answer.draw
}
