import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { addressOfMethodChoice } from '#addresses/checkout.ts'
import { paths as walletPaths } from '#addresses/wallet.ts'
import { Banner } from '#design-system/banner/Banner.tsx'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { CancelButton } from '../CancelButton/CancelButton.tsx'
import type { FrozenCoins_session$key } from './__generated__/FrozenCoins_session.graphql.ts'

/** Why no coin can be spent, and both ways on: another way to pay, or the coins that are missing. */
export function FrozenCoins(props: { session: FrozenCoins_session$key }) {
  const session = useFragment(
    graphql`
      fragment FrozenCoins_session on CheckoutSession @throwOnFieldError {
        id
        origin
        methods
        coins {
          owed
        }
        ...CancelButton_session
      }
    `,
    props.session,
  )
  const title = useIntl().formatMessage({ id: 'checkout.frozen.title' })
  const canPayOtherwise = session.methods.some((method) => method !== 'COINS')
  return (
    <Stack gap={4}>
      <Banner tone="warning" title={title}>
        <FormattedMessage id="checkout.frozen.body" values={{ owed: session.coins?.owed ?? 0 }} />
      </Banner>
      {canPayOtherwise && (
        <ButtonLink href={addressOfMethodChoice(session)} size="large" isFullWidth>
          <FormattedMessage id="checkout.frozen.otherwise" />
        </ButtonLink>
      )}
      <ButtonLink href={walletPaths.coins()} tone="neutral" emphasis="outline" isFullWidth>
        <FormattedMessage id="checkout.frozen.coins" />
      </ButtonLink>
      <CancelButton session={session} />
    </Stack>
  )
}
