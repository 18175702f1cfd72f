import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Page } from '#design-system/page/Page.tsx'
import { ScreenPart } from '#features/errors/index.ts'
import { paths as settingsPaths } from '#features/settings/paths.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { CoinBalance } from '../../components/CoinBalance/CoinBalance.tsx'
import { ExpiringCoins } from '../../components/ExpiringCoins/ExpiringCoins.tsx'
import { GuestCoins } from '../../components/GuestCoins/GuestCoins.tsx'
import { MovementList } from '../../components/MovementList/MovementList.tsx'
import { MovementListSkeleton } from '../../components/MovementList/MovementListSkeleton.tsx'
import type { CoinsScreenQuery } from './__generated__/CoinsScreenQuery.graphql.ts'

/** `/store/community-coins/paid`: a fan's coins, what expires next, and each movement. */
export function Screen(props: ScreenProps<CoinsScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<MovementListSkeleton />}
      renderFrame={(face) => <CoinsPage>{face}</CoinsPage>}
    >
      <Coins {...props} />
    </ScreenPart>
  )
}

function Coins({ queryRef }: ScreenProps<CoinsScreenQuery>) {
  const { viewer } = usePreloadedQuery<CoinsScreenQuery>(
    graphql`
      query CoinsScreenQuery @throwOnFieldError {
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
  return (
    <CoinsPage>
      {coinWallet ? (
        <>
          <CoinBalance wallet={coinWallet} />
          <ExpiringCoins wallet={coinWallet} />
          <MovementList wallet={coinWallet} />
        </>
      ) : (
        <GuestCoins />
      )}
    </CoinsPage>
  )
}

function CoinsPage({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'wallet.title' })
  return (
    <Page
      title={title}
      back={{ href: settingsPaths.settings(), label: intl.formatMessage({ id: 'wallet.back' }) }}
    >
      <PageHead title={title} robots="noindex" />
      {children}
    </Page>
  )
}
