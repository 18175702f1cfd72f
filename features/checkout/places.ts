import type { CheckoutOrigin, CheckoutState } from '#schema/types.generated.ts'
import { paths } from './paths.ts'

export type Standing = {
  id: string
  origin: CheckoutOrigin
  state: CheckoutState
}

/** The address at which a session stands, so that reloading and coming back lead to the same. */
export function placeOf(session: Standing): string {
  return isElsewhere(session) ? placeElsewhere(session) : placeInStore(session)
}

/** Where another way to pay is chosen. */
export function methodPlaceOf(session: Pick<Standing, 'id' | 'origin'>): string {
  return at(isElsewhere(session) ? paths.sessionMethod() : paths.method(), session.id)
}

const isElsewhere = ({ origin }: Pick<Standing, 'origin'>) =>
  origin === 'EXTERNAL' || origin === 'RENEWAL'

/** Whether a session may be looked at under this address: choosing anew is open to whoever has not paid. */
export function isPlaceOf(session: Standing, pathname: string, search: string): boolean {
  const here = pathname + search
  return here === placeOf(session) || (mayChoose(session) && here === methodPlaceOf(session))
}

const choosable = ['OPEN', 'READY', 'PROCESSING', 'PENDING_ID', 'PENDING_KONBINI']
/** A subscription's bill is paid by its card: another one is chosen for the subscription. */
export const mayChoose = ({ origin, state }: Pick<Standing, 'origin' | 'state'>) =>
  origin !== 'RENEWAL' && choosable.includes(state)

function placeInStore({ id, state }: Standing): string {
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

function placeElsewhere({ id, state }: Standing): string {
  const isPending = state === 'PROCESSING' || state === 'PENDING_ID' || state === 'PENDING_KONBINI'
  return isPending ? at(paths.pending(), id) : paths.session({ session_id: id })
}

const at = (address: string, id: string) => `${address}?session=${encodeURIComponent(id)}`
