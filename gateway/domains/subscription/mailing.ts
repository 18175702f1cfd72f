import type { JobContext } from '../../platform/jobs/kinds.ts'
import { findItems } from '../store/service.ts'
import { keyed, mailFan } from '../user/service.ts'
import { letters } from './letters.ts'
import { nextPeriodOf } from './periods.ts'
import { findPayable, findSubscription } from './store.ts'
import type { SubscriptionLetter } from './telling.ts'

/** Writes to the fan, unless what it is about is settled by now. */
export async function mailSubscription(
  context: JobContext,
  { subscriptionId, letter, at }: SubscriptionLetter,
): Promise<void> {
  const { db, now } = context
  const row = await findSubscription(db, subscriptionId)
  const [item] = row ? await findItems(db, [row.itemId]) : []
  if (!row || !item) return
  const due = await findPayable(db, row.id)
  const isStill = {
    BEGUN: row.state !== 'ENDED',
    RENEWAL: row.state === 'ACTIVE' && !due,
    // What was charged is told, whatever came after it.
    RENEWED: true,
    PRICE: row.endedAt === null && row.nextPriceYen !== null,
    FAILED: due?.state === 'FAILED',
    CHALLENGE: due?.state === 'CHALLENGE',
    CANCELED: row.state === 'CANCELED_AT_PERIOD_END',
    ENDED: row.state === 'ENDED',
  }[letter]
  if (!isStill) return
  const next = nextPeriodOf(row, now())
  const facts = {
    names: item.name,
    yen: letter === 'RENEWED' ? row.priceYen : (due?.amountYen ?? next.amountYen),
    on: letter === 'PRICE' ? row.nextPriceFrom! : row.periodEnd,
    nextPriceYen: row.nextPriceYen,
    triedNextAt: row.nextLookAt,
    invoiceId: due?.id ?? null,
    end: row.end,
  }
  const key = `${letter} ${subscriptionId} ${at ?? ''}`
  const words = letters[letter](facts)
  await mailFan(context, row.fanId, at === undefined ? words : keyed(words, key))
}
