import type { CheckoutOrigin, CheckoutState } from '#schema/types.generated.ts'
import { path } from '#platform/routing/path.ts'

/** The feature's addresses. Those of the store are for what was begun there, the others for what was made elsewhere. */
export const paths = {
  checkout: path('/store/order/checkout'),
  complete: path('/store/order/complete'),
  method: path('/store/cash-payment/select-method'),
  card: path('/store/cash-payment/credit-card/pending'),
  wallet: path('/store/cash-payment/id-payment/pending'),
  last: path('/checkout'),
  session: path('/checkout/:session_id'),
  pending: path('/checkout/pending'),
  sessionMethod: path('/checkout/cash-payment/select-method'),
}

/** Where all that a basket holds is paid for. */
export const checkoutOfBasket = paths.checkout
/** Where so many of one item, or of one of its variants, are paid for, past the basket. */
export const checkoutOfItem = (itemId: string, quantity: number, variantId?: string) => {
  const wanted = { item: itemId, ...(variantId && { variant: variantId }) }
  return `${paths.checkout()}?${new URLSearchParams({ ...wanted, quantity: String(quantity) })}`
}

type Session = {
  id: string
  origin: CheckoutOrigin
  state: CheckoutState
}

/** The address at which a session stands, so that reloading and coming back lead to the same. */
export function addressOfCheckout(session: Session): string {
  return isElsewhere(session) ? addressElsewhere(session) : addressInStore(session)
}

/** Where another way to pay for a session is chosen. */
export function addressOfMethodChoice(session: Pick<Session, 'id' | 'origin'>): string {
  return at(isElsewhere(session) ? paths.sessionMethod() : paths.method(), session.id)
}

const isElsewhere = ({ origin }: Pick<Session, 'origin'>) =>
  origin === 'EXTERNAL' || origin === 'RENEWAL'

/** Whether a session may be looked at under this address: choosing anew is open to whoever has not paid. */
export function isAddressOfCheckout(session: Session, pathname: string, search: string): boolean {
  const here = pathname + search
  return (
    here === addressOfCheckout(session) ||
    (mayChoose(session) && here === addressOfMethodChoice(session))
  )
}

const choosable = ['OPEN', 'READY', 'PROCESSING', 'PENDING_ID', 'PENDING_KONBINI']
/** A subscription's bill is paid by its card: another one is chosen for the subscription. */
export const mayChoose = ({ origin, state }: Pick<Session, 'origin' | 'state'>) =>
  origin !== 'RENEWAL' && choosable.includes(state)

function addressInStore({ id, state }: Session): string {
  switch (state) {
    case 'PROCESSING':
      return at(paths.card(), id)
    case 'PENDING_ID':
      return at(paths.wallet(), id)
    case 'PENDING_KONBINI':
      return at(paths.pending(), id)
    case 'PAID':
    case 'FULFILLED':
      return at(paths.complete(), id)
    default:
      return at(paths.checkout(), id)
  }
}

function addressElsewhere({ id, state }: Session): string {
  const isPending = state === 'PROCESSING' || state === 'PENDING_ID' || state === 'PENDING_KONBINI'
  return isPending ? at(paths.pending(), id) : paths.session({ session_id: id })
}

const at = (address: string, id: string) => `${address}?session=${encodeURIComponent(id)}`
