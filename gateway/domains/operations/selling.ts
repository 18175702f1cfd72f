import type { Transaction } from '../../platform/database/pools.ts'
import { findSession, isUndecided, openElsewhere, type NotOpened } from '../checkout/service.ts'
import type { SessionRow } from '../checkout/tables.ts'
import { findPresentUser } from '../user/service.ts'
import { actOf, Refusal, type Hand, type OperatorContext } from './acting.ts'
import { findActsOn, insertAct, lockSubject } from './store.ts'
import type { ActRow } from './tables.ts'

const words: Record<NotOpened['why'], string> = {
  NO_ITEM: 'There is no such item:',
  QUANTITY: 'That is more, or less, than an order takes, or said twice:',
  TWO_COMMUNITIES: 'An order is of one community.',
  NOT_JOINED: 'The fan has not joined the community that sells it.',
  SUBSCRIBED: 'The fan has that subscription:',
  OUT_OF_STOCK: 'Not so many are left:',
  LIMIT: 'That is more than a fan may have:',
  PERIOD: 'It is not on sale now:',
  VARIANT_REQUIRED: 'Say which of its variants, such as item/m=1:',
}

/**
 * Begins a checkout for a fan, who confirms and pays it themselves within a day. While it waits, the same once more is the
 * same session. Throws a `Refusal`.
 */
export async function sellTo(
  context: OperatorContext,
  fanId: string,
  items: readonly { itemId: string; variant?: string | undefined; quantity: number }[],
  hand: Hand,
): Promise<{ act: ActRow; isNew: boolean; session: SessionRow }> {
  const { db, now } = context
  if (!(await findPresentUser(db, fanId)))
    throw new Refusal(`There is no fan ${fanId}, or they have left.`)
  const each = items.map(
    ({ itemId, variant, quantity }) => `${[itemId, variant].filter(Boolean).join('/')}×${quantity}`,
  )
  const details = { items: each.toSorted().join(' ') }
  const act = actOf(context, 'OPEN_CHECKOUT', fanId, hand)
  return db.transaction(async (transaction) => {
    await lockSubject(transaction, fanId)
    const known = await findWaiting(transaction, { fanId, items: details.items, now: now() })
    if (known) return { ...known, isNew: false }
    const session = await openElsewhere(transaction, { fanId, items, now: now() })
    if ('why' in session)
      throw new Refusal([words[session.why], session.itemId].filter(Boolean).join(' '))
    const written = { ...act, details: { ...details, sessionId: session.id } }
    return { act: await insertAct(transaction, written), isNew: true, session }
  })
}

/** What was begun for a fan with these items and waits for them. */
async function findWaiting(
  db: Transaction,
  { fanId, items, now }: { fanId: string; items: string; now: Date },
) {
  for (const act of (await findActsOn(db, fanId)).toReversed()) {
    if (act.kind !== 'OPEN_CHECKOUT' || act.details.items !== items) continue
    const session = await findSession(db, act.details.sessionId!)
    if (session && isUndecided(session.state) && session.expiresAt > now) return { act, session }
  }
  return undefined
}
