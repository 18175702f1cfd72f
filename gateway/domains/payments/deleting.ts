import type { GatewayContext } from '../../platform/graphql/context.ts'
import { refuseStaleSignIn } from '../../platform/identity/recentSignIn.ts'
import { loadInstrument } from './instruments.ts'
import { findInstruments, lockInstrument, updateInstrument } from './instrumentStore.ts'
import { instrumentError } from './saving.ts'

/**
 * Forgets a saved card of the viewer's, for a recent sign-in, unless somebody goes on charging it. What it pays at this
 * moment is still paid: the sweep has the provider let go of it after that.
 */
export async function deleteInstrument(context: GatewayContext, instrumentId: string) {
  const { db, userId: fanId, tenantId, settles, now } = context
  if (fanId === null) return { __typename: 'UnauthenticatedError' as const }
  const notFound = { __typename: 'NotFoundError' as const, field: 'instrumentId' }
  if (!(await loadInstrument(context, instrumentId))) return notFound
  const stale = refuseStaleSignIn(context)
  if (stale) return stale
  return db.transaction(async (transaction) => {
    const card = await lockInstrument(transaction, { id: instrumentId, fanId })
    if (!card) return notFound
    for (const { charges } of settles.values())
      if (await charges?.(transaction, { tenantId, fanId, instrumentId }))
        return instrumentError('IN_USE')
    await updateInstrument(transaction, card, { deletedAt: now() })
    const instruments = await findInstruments(transaction, fanId)
    return { __typename: 'DeletePaymentInstrumentSuccess' as const, instruments }
  })
}
