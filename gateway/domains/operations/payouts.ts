import { findPayouts, findRefund, payOut, readRefundAccount } from '../payments/service.ts'
import type { FoundRefundRow } from '../payments/tables.ts'
import { actOf, Refusal, type Hand, type OperatorContext } from './acting.ts'
import { findActsOn, insertAct, lockSubject } from './store.ts'
import type { ActRow } from './tables.ts'

type Account = NonNullable<Awaited<ReturnType<typeof readRefundAccount>>>

/** Cash that is to be transferred, and to which account. */
export async function payoutsOf(
  context: OperatorContext,
): Promise<{ refund: FoundRefundRow; account: Account }[]> {
  const refunds = await findPayouts(context.db)
  return Promise.all(
    refunds.map(async (refund) => {
      const account = await readRefundAccount(context, refund.id)
      if (!account) throw new Refusal(`${refund.id} was transferred at this moment: look again.`)
      return { refund, account }
    }),
  )
}

/** Cash has been transferred to the account that the fan had named: books it, and forgets the account. Throws a `Refusal`. */
export async function bookPayout(
  context: OperatorContext,
  refundId: string,
  hand: Hand,
): Promise<{ act: ActRow; isNew: boolean; amountYen: number }> {
  const act = actOf(context, 'PAYOUT', refundId, hand)
  return context.db.transaction(async (transaction) => {
    await lockSubject(transaction, refundId)
    const refund = await findRefund(transaction, refundId)
    if (!refund) throw new Refusal(`There is no refund ${refundId}.`)
    const { amountYen } = refund
    const [known] = await findActsOn(transaction, refundId)
    if (known) return { act: known, isNew: false, amountYen }
    if (refund.accountGivenAt === null)
      throw new Refusal('The fan has named no account for it: it waits for no transfer.')
    if (!(await payOut(context, transaction, refund)))
      throw new Refusal(`It waits for no transfer: it stands at ${refund.state}.`)
    return { act: await insertAct(transaction, act), isNew: true, amountYen }
  })
}
