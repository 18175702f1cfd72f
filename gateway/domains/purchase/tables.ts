import type { ImageRef, LocalizedText } from '../../platform/database/columns.ts'
import type { CheckoutMethod, StoreItemKind } from '../types.generated.ts'
import type { OrderRow, SessionRow } from '../checkout/tables.ts'

export type PurchaseLineRow = {
  itemId: string
  kind: StoreItemKind
  name: LocalizedText
  /** The item's, as they are now; null where it is gone. */
  pictures: readonly ImageRef[] | null
  quantity: number
  price: number
  fulfilledAt: Date | null
  refundedAt: Date | null
}

/** What a fan has ordered: a confirmed session, and the order that it became once it was paid. */
export type PurchaseRow = {
  id: string
  session: SessionRow
  order: OrderRow | null
  method: CheckoutMethod
  lines: readonly PurchaseLineRow[]
}
