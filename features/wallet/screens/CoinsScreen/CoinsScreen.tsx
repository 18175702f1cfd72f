import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as settingsPaths } from '#addresses/settings.ts'
import { LogInFirst, ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { CoinBalance } from '../../components/CoinBalance/CoinBalance.tsx'
import { CoinPacks } from '../../components/CoinPacks/CoinPacks.tsx'
import { ExpiringCoins } from '../../components/ExpiringCoins/ExpiringCoins.tsx'
import { MovementList } from '../../components/MovementList/MovementList.tsx'
import { MovementListSkeleton } from '../../components/MovementList/MovementListSkeleton.tsx'
import type { CoinsScreenQuery } from './__generated__/CoinsScreenQuery.graphql.ts'

/** `/store/community-coins/paid`: a fan's coins, what expires next, and each movement. */
export function Screen(props: ScreenProps<CoinsScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'wallet.title' })}
      back={{ href: settingsPaths.settings(), label: intl.formatMessage({ id: 'wallet.back' }) }}
      robots="noindex"
      skeleton={<MovementListSkeleton />}
    >
      <Coins {...props} />
    </ScreenPage>
  )
}

function Coins({ queryRef }: ScreenProps<CoinsScreenQuery>) {
  const intl = useIntl()
  const { tenant, viewer } = usePreloadedQuery<CoinsScreenQuery>(
    graphql`
      query CoinsScreenQuery @throwOnFieldError {
        tenant {
          community {
            ...CoinPacks_community
          }
        }
        viewer {
          coinWallet {
            ...CoinBalance_wallet
            ...ExpiringCoins_wallet
            ...MovementList_wallet
          }
        }
      }
    `,
    queryRef,
  )
  const { coinWallet } = viewer
  if (!coinWallet)
    return (
      <LogInFirst
        title={intl.formatMessage({ id: 'wallet.guest.title' })}
        body={intl.formatMessage({ id: 'wallet.guest.body' })}
      />
    )
  return (
    <>
      <CoinBalance wallet={coinWallet} />
      <CoinPacks community={tenant.community} />
      <ExpiringCoins wallet={coinWallet} />
      <MovementList wallet={coinWallet} />
    </>
  )
}
