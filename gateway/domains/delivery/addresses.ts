import { listSizes } from '#schema/listSizes.generated.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { newId, prefixOf } from '../../platform/ids.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { DeleteDeliveryAddressInput, SaveDeliveryAddressInput } from '../types.generated.ts'
import { judgeDestination } from './destination.ts'
import {
  deleteAddress,
  findAddress,
  findAddresses,
  insertAddress,
  setDefaultAddress,
  updateAddress,
} from './store.ts'
import type { AddressRow } from './tables.ts'

const most = listSizes['Viewer.deliveryAddresses']

/** The viewer's addresses, the default one first, then what was used last; none for a guest. */
export async function viewerAddresses({ db, userId }: GatewayContext): Promise<AddressRow[]> {
  return userId === null ? [] : findAddresses(db, { fanId: userId, most })
}

/** The viewer's own address; null where it is another's. */
export async function loadAddress(context: GatewayContext, id: string): Promise<AddressRow | null> {
  if (context.userId === null || prefixOf(id) !== 'address') return null
  return (await findAddress(context.db, { id, fanId: context.userId })) ?? null
}

/** Keeps a new address, or changes one of the viewer's. */
export async function saveAddress(context: GatewayContext, input: SaveDeliveryAddressInput) {
  const { db, userId: fanId, now } = context
  if (fanId === null) return { __typename: 'UnauthenticatedError' as const }
  const { addressId } = input
  if (addressId && !(await loadAddress(context, addressId)))
    return { __typename: 'NotFoundError' as const, field: 'addressId' }
  const judged = judgeDestination(input)
  if ('problem' in judged) return judged.problem
  const { destination } = judged
  const address = addressId
    ? await updateAddress(db, { id: addressId, fanId }, { destination, usedAt: now() })
    : await db.transaction((transaction) =>
        insertAddress(transaction, {
          id: newId('address'),
          fanId,
          destination,
          now: now(),
          most,
        }),
      )
  if (address) {
    const addresses = await findAddresses(db, { fanId, most })
    return { __typename: 'SaveDeliveryAddressSuccess' as const, address, addresses }
  }
  return addressId
    ? { __typename: 'NotFoundError' as const, field: 'addressId' }
    : { __typename: 'AddressLimitError' as const, most }
}

/** Forgets one of the viewer's addresses. What is under way to it arrives there all the same. */
export async function forgetAddress(
  context: GatewayContext,
  { addressId: id }: DeleteDeliveryAddressInput,
) {
  const { db, userId: fanId } = context
  if (fanId === null) return { __typename: 'UnauthenticatedError' as const }
  if (prefixOf(id) !== 'address' || !(await deleteAddress(db, { id, fanId })))
    return { __typename: 'NotFoundError' as const, field: 'addressId' }
  const addresses = await findAddresses(db, { fanId, most })
  return { __typename: 'DeleteDeliveryAddressSuccess' as const, addressId: id, addresses }
}

/** Has one of the viewer's addresses be offered first. */
export async function preferAddress({ db, userId: fanId }: GatewayContext, id: string) {
  if (fanId === null) return { __typename: 'UnauthenticatedError' as const }
  const isSet =
    prefixOf(id) === 'address' &&
    (await db.transaction((transaction) => setDefaultAddress(transaction, { id, fanId })))
  if (!isSet) return { __typename: 'NotFoundError' as const, field: 'addressId' }
  const addresses = await findAddresses(db, { fanId, most })
  return { __typename: 'SetDefaultDeliveryAddressSuccess' as const, addresses }
}

/** Notes that something will go to a fan's address; false where it is none of theirs. */
export async function useAddress(
  transaction: Transaction,
  { id, fanId, now }: { id: string; fanId: string; now: Date },
): Promise<boolean> {
  if (prefixOf(id) !== 'address') return false
  return (await updateAddress(transaction, { id, fanId }, { usedAt: now })) !== undefined
}
