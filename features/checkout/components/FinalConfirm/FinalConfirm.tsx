import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { addressOfMethodChoice } from '#addresses/checkout.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { DestinationField } from '#features/delivery/index.ts'
import { FailedPayment } from '#features/payments/index.ts'
import { GiftLetter } from '#features/special-gift/index.ts'
import { formatPhoneNumber } from '#rules/phone.ts'
import { CheckoutLines } from '../CheckoutLines/CheckoutLines.tsx'
import { CoinShortage } from '../CoinShortage/CoinShortage.tsx'
import { FrozenCoins } from '../FrozenCoins/FrozenCoins.tsx'
import { HoldClock } from '../HoldClock/HoldClock.tsx'
import type { FinalConfirm_session$key } from './__generated__/FinalConfirm_session.graphql.ts'
import type { FinalConfirm_viewer$key } from './__generated__/FinalConfirm_viewer.graphql.ts'
import { ConfirmButtons } from './ConfirmButtons.tsx'
import { ConfirmTerms } from './ConfirmTerms.tsx'
import { SpendingNotice } from './SpendingNotice.tsx'

type FinalConfirmProps = { session: FinalConfirm_session$key; viewer: FinalConfirm_viewer$key }

/**
 * The last page before anything is charged, with all that the Act on Specified Commercial Transactions wants said
 * there: what and how many, the price and the total, when and how it is paid, when it comes, how it can be
 * cancelled, and until when it can be ordered. What is sent has its destination here too.
 */
export function FinalConfirm(props: FinalConfirmProps) {
  const session = useFragment(
    graphql`
      fragment FinalConfirm_session on CheckoutSession @throwOnFieldError {
        id
        origin
        method
        attempt {
          method
          ...FailedPayment_attempt
        }
        isSent
        address {
          id
        }
        coins {
          missing
          owed
        }
        letters {
          id
          ...GiftLetter_letter
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
  const viewer = useFragment(
    graphql`
      fragment FinalConfirm_viewer on Viewer @throwOnFieldError {
        deliveryAddresses {
          id
          destination {
            familyName
            givenName
            phoneNumber
          }
        }
        ...DestinationField_viewer
        ...BalanceAfter_viewer
      }
    `,
    props.viewer,
  )
  const [chosen, setChosen] = useState<string>()
  const intl = useIntl()
  const addressId = chosen ?? session.address?.id ?? viewer.deliveryAddresses[0]?.id
  const payer = viewer.deliveryAddresses.find(({ id }) => id === addressId)?.destination
  // What became of another method is no news to whoever has changed it.
  const failed = session.attempt?.method === session.method ? session.attempt : null
  const isInCoins = session.method === 'COINS'
  const isFrozen = isInCoins && (session.coins?.owed ?? 0) > 0
  const isShort = isInCoins && (session.coins?.missing ?? 0) > 0
  return (
    <Stack gap={6}>
      {failed && (
        <FailedPayment
          attempt={failed}
          action={
            <ButtonLink
              href={addressOfMethodChoice(session)}
              size="small"
              emphasis="soft"
              tone="neutral"
            >
              <FormattedMessage id="checkout.paying.change" />
            </ButtonLink>
          }
        />
      )}
      <HoldClock session={session} />
      <section aria-label={intl.formatMessage({ id: 'checkout.lines.title' })}>
        <CheckoutLines session={session} />
      </section>
      {session.isSent && !isFrozen && !isShort && (
        <DestinationField viewer={viewer} value={addressId} onChange={setChosen} />
      )}
      {session.letters.map((letter) => (
        <GiftLetter key={letter.id} letter={letter} />
      ))}
      <ConfirmTerms session={session} viewer={viewer} />
      <SpendingNotice session={session} />
      {isFrozen ? (
        <FrozenCoins session={session} />
      ) : isShort ? (
        <CoinShortage session={session} />
      ) : (
        <ConfirmButtons
          session={session}
          addressId={session.isSent ? addressId : undefined}
          payer={
            payer && {
              name: `${payer.familyName} ${payer.givenName}`,
              phone: formatPhoneNumber(payer.phoneNumber),
            }
          }
        />
      )}
    </Stack>
  )
}
