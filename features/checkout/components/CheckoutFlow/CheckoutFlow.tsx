import { graphql, useFragment } from 'react-relay'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  isAddressOfCheckout,
  addressOfMethodChoice,
  addressOfCheckout,
} from '#addresses/checkout.ts'
import { Redirect } from '#platform/routing/Redirect.tsx'
import { CheckoutOver } from '../CheckoutOver/CheckoutOver.tsx'
import { OrderOver } from '../CheckoutOver/OrderOver.tsx'
import { RenewalOver } from '../CheckoutOver/RenewalOver.tsx'
import { FinalConfirm } from '../FinalConfirm/FinalConfirm.tsx'
import { MethodChoice } from '../MethodChoice/MethodChoice.tsx'
import { OrderDone } from '../OrderDone/OrderDone.tsx'
import { PayingSession } from '../PayingSession/PayingSession.tsx'
import type { CheckoutFlow_session$key } from './__generated__/CheckoutFlow_session.graphql.ts'
import type { CheckoutFlow_viewer$key } from './__generated__/CheckoutFlow_viewer.graphql.ts'

type CheckoutFlowProps = { session: CheckoutFlow_session$key; viewer: CheckoutFlow_viewer$key }

/** A checkout as its row stands: each answer moves it on, in every tab, and the address follows. */
export function CheckoutFlow(props: CheckoutFlowProps) {
  const session = useFragment(
    graphql`
      fragment CheckoutFlow_session on CheckoutSession @throwOnFieldError {
        id
        origin
        state
        ...MethodChoice_session
        ...FinalConfirm_session
        ...PayingSession_session
        ...OrderDone_session
        ...RenewalOver_session
        purchase {
          # The same try as the session's own: whatever brings the one brings all that is read of the other.
          attempt {
            ...PaymentStep_attempt
          }
          ...OrderOver_purchase
        }
      }
    `,
    props.session,
  )
  const viewer = useFragment(
    graphql`
      fragment CheckoutFlow_viewer on Viewer @throwOnFieldError {
        ...FinalConfirm_viewer
      }
    `,
    props.viewer,
  )
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  if (!isAddressOfCheckout(session, pathname, search))
    return <Redirect to={addressOfCheckout(session)} />
  const isChoosing =
    session.state === 'OPEN' || pathname + search === addressOfMethodChoice(session)
  switch (session.state) {
    case 'OPEN':
    case 'READY':
    case 'PROCESSING':
    case 'PENDING_KONBINI':
    case 'PENDING_ID':
      if (isChoosing)
        return (
          <MethodChoice
            session={session}
            onChosen={() =>
              void navigate(addressOfCheckout({ ...session, state: 'READY' }), { replace: true })
            }
          />
        )
      return session.state === 'READY' ? (
        <FinalConfirm session={session} viewer={viewer} />
      ) : (
        <PayingSession session={session} />
      )
    case 'PAID':
    case 'FULFILLED':
      return <OrderDone session={session} />
    default:
      if (session.origin === 'RENEWAL') return <RenewalOver session={session} />
      if (session.purchase) return <OrderOver state={session.state} purchase={session.purchase} />
      return <CheckoutOver state={session.state === 'CANCELED' ? 'CANCELED' : 'EXPIRED'} />
  }
}
