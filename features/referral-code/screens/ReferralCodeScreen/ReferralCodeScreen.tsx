import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as settingsPaths } from '#addresses/settings.ts'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ScreenPage } from '#features/errors/index.ts'
import { useAddressFragment } from '#platform/routing/useAddressFragment.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { EnterCode } from '../../components/EnterCode/EnterCode.tsx'
import { InvitationWay } from '../../components/InvitationWay/InvitationWay.tsx'
import { InvitedFans } from '../../components/InvitedFans/InvitedFans.tsx'
import { OwnCode } from '../../components/OwnCode/OwnCode.tsx'
import type { ReferralCodeScreenQuery } from './__generated__/ReferralCodeScreenQuery.graphql.ts'
import { GuestInvitation } from './GuestInvitation.tsx'

/** What a code can be made of: nothing else that stands behind `#` is taken for one. */
const codeShape = /^[0-9A-Za-z-]{8,12}$/

/** `/referral-code`: one's own code, who came by it, and somebody's code of the last week, as in `#7K2M4QX9`. */
export function Screen(props: ScreenProps<ReferralCodeScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'referral.title' })}
      back={{
        href: settingsPaths.settings(),
        label: intl.formatMessage({ id: 'referral.settings' }),
      }}
      skeleton={
        <Stack gap={6}>
          <Skeleton width="90%" height={48} />
          <Skeleton width="100%" height={160} radius="card" />
          <Skeleton width="100%" height={120} />
        </Stack>
      }
    >
      <ReferralCode {...props} />
    </ScreenPage>
  )
}

function ReferralCode({ queryRef }: ScreenProps<ReferralCodeScreenQuery>) {
  const { tenant, viewer } = usePreloadedQuery<ReferralCodeScreenQuery>(
    graphql`
      query ReferralCodeScreenQuery @throwOnFieldError {
        tenant {
          name
        }
        viewer {
          referral {
            coins
            days
            ...OwnCode_referral
            ...InvitationWay_referral
            ...EnterCode_referral
            ...InvitedFans_referral
          }
        }
      }
    `,
    queryRef,
  )
  const fragment = useAddressFragment()
  const offered = codeShape.test(fragment) ? fragment.toUpperCase() : ''
  const { referral } = viewer
  if (!referral) return <GuestInvitation offered={offered} />
  const { coins, days } = referral
  return (
    <Stack gap={8}>
      <Text>
        <FormattedMessage id="referral.lead" values={{ coins, days }} />
      </Text>
      <InvitationWay referral={referral} />
      {/* What is behind `#` is known once the page runs: the form begins with it. */}
      <EnterCode key={offered} referral={referral} offered={offered} />
      <OwnCode referral={referral} brand={tenant.name} />
      <InvitedFans referral={referral} />
    </Stack>
  )
}
