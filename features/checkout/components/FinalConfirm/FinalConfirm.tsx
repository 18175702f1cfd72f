import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Stack } from '#design-system/stack/Stack.tsx'
import { CheckoutLines } from '../CheckoutLines/CheckoutLines.tsx'
import { CoinShortage } from '../CoinShortage/CoinShortage.tsx'
import { FrozenCoins } from '../FrozenCoins/FrozenCoins.tsx'
import { HoldClock } from '../HoldClock/HoldClock.tsx'
import type { FinalConfirm_session$key } from './__generated__/FinalConfirm_session.graphql.ts'
import { ConfirmButtons } from './ConfirmButtons.tsx'
import { ConfirmTerms } from './ConfirmTerms.tsx'
import { SpendingNotice } from './SpendingNotice.tsx'

/**
 * The last page before anything is charged, with all that the Act on Specified Commercial Transactions wants said
 * there: what and how many, the price and the total, when and how it is paid, when it comes, how it can be
 * cancelled, and until when it can be ordered.
 */
export function FinalConfirm(props: { session: FinalConfirm_session$key }) {
  const session = useFragment(
    graphql`
      fragment FinalConfirm_session on CheckoutSession @throwOnFieldError {
        method
        coins {
          missing
          owed
        }
        ...FrozenCoins_session
        ...SpendingNotice_session
        ...CheckoutLines_session
        ...HoldClock_session
        ...ConfirmTerms_session
        ...ConfirmButtons_session
        ...CoinShortage_session
      }
    `,
    props.session,
  )
  const intl = useIntl()
  const isInCoins = session.method === 'COINS'
  const isFrozen = isInCoins && (session.coins?.owed ?? 0) > 0
  const isShort = isInCoins && (session.coins?.missing ?? 0) > 0
  return (
    <Stack gap={6}>
      <HoldClock session={session} />
      <section aria-label={intl.formatMessage({ id: 'checkout.lines.title' })}>
        <CheckoutLines session={session} />
      </section>
      <ConfirmTerms session={session} />
      <SpendingNotice session={session} />
      {isFrozen ? (
        <FrozenCoins session={session} />
      ) : isShort ? (
        <CoinShortage session={session} />
      ) : (
        <ConfirmButtons session={session} />
      )}
    </Stack>
  )
}
