import { eq } from 'drizzle-orm'
import { domains } from '../../gateway/domains.generated.ts'
import {
  chooseCheckoutMethod,
  confirmCheckout,
  openCheckout,
} from '../../gateway/domains/checkout/service.ts'
import { storeItem, storeStock } from '../../gateway/domains/store/tables.ts'
import { audit } from '../../gateway/platform/database/audit.ts'
import type { Database } from '../../gateway/platform/database/pools.ts'
import type { GatewayContext } from '../../gateway/platform/graphql/context.ts'
import { newId } from '../../gateway/platform/ids.ts'
import { addFans, giveCoins, joinAll } from './fans.ts'
import { inFolder } from './folder.ts'
import { spread } from './load.ts'
import { sized } from './size.ts'

const buyers = sized(500, 20)
const pieces = sized(100, 5)
const price = 300

/**
 * Five hundred fans want one of a hundred pieces at the same moment, each from opening the checkout to having paid
 * in coins: what it takes, who got one, what the others were told, and whether the books hold.
 */
export async function benchCheckouts(row: (what: string, figures: string) => void): Promise<void> {
  await inFolder(async ({ db, owner, ownerUrl, openDemo }) => {
    const as = await openDemo()
    const ids = await addFans(db, buyers)
    const communityId = await joinAll(db, ids)
    await giveCoins(db, ids, price * 2)
    await owner.query('analyze')
    // Once before, so that it is not compiling that is measured.
    for (const itemId of [await addPieces(db), await addPieces(db)]) {
      const from = performance.now()
      const bought = await Promise.all(ids.map((id) => buy(as(id), communityId, itemId)))
      const seconds = (performance.now() - from) / 1_000
      if (itemId === rehearsal) continue
      const [stock] = await db.select().from(storeStock).where(eq(storeStock.itemId, itemId))
      const { p50, p99 } = spread(bought.map(({ ms }) => ms))
      row(
        `${buyers} checkouts at once for ${pieces} pieces`,
        `${seconds.toFixed(1)} s, p50 ${p50} ms, p99 ${p99} ms; ${stock!.sold} sold, ${stock!.held} held; ${tally(bought)}`,
      )
    }
    const findings = await audit(ownerUrl, domains.invariants)
    const wrong = findings.filter(({ violations }) => violations.length > 0).length
    row('the audit after them', `${wrong} invariants broken`)
  })
}

let rehearsal: string | undefined

async function addPieces(db: Database): Promise<string> {
  const [model] = await db.select().from(storeItem).where(eq(storeItem.kind, 'GOODS')).limit(1)
  if (!model) throw new Error('the demo sells no goods')
  const id = newId('storeitem')
  rehearsal ??= id
  await db.insert(storeItem).values({
    ...model,
    id,
    slug: id,
    kind: 'DIGITAL',
    priceYen: null,
    priceCoins: price,
    saleFrom: null,
    saleUntil: null,
    perPersonLimit: 1,
    isMadeToOrder: false,
  })
  await db.insert(storeStock).values({ itemId: id, supplied: pieces, free: pieces })
  return id
}

type Bought = { ms: number; outcome: string }

async function buy(context: GatewayContext, communityId: string, itemId: string): Promise<Bought> {
  const from = performance.now()
  const outcome = await checkOut(context, communityId, itemId).catch((error: unknown) =>
    String(error instanceof Error && error.cause ? error.cause : error),
  )
  return { ms: performance.now() - from, outcome }
}

/** The name of the answer that a fan's way ends with, and its code where it has one. */
async function checkOut(
  context: GatewayContext,
  communityId: string,
  itemId: string,
): Promise<string> {
  const opened = await openCheckout(context, { communityId, item: { itemId, quantity: 1 } })
  if (!('session' in opened && opened.session)) return nameOf(opened)
  const sessionId = opened.session.id
  const chosen = await chooseCheckoutMethod(context, { sessionId, method: 'COINS' })
  if (!('session' in chosen)) return nameOf(chosen)
  return nameOf(
    await confirmCheckout(context, {
      sessionId,
      total: price,
      freeCoins: 0,
      idempotencyKey: newId('upload'),
    }),
  )
}

const nameOf = (answer: { __typename: string; code?: string }) =>
  [answer.__typename, answer.code].filter(Boolean).join(' ')

function tally(bought: readonly Bought[]): string {
  const groups = Map.groupBy(bought, ({ outcome }) => outcome)
  return [...groups].map(([outcome, { length }]) => `${length} ${outcome}`).join(', ')
}
