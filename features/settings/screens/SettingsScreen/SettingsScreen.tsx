import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Page } from '#design-system/page/Page.tsx'
import { ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { AccountSection } from '../../components/AccountSection/AccountSection.tsx'
import { AccountSectionSkeleton } from '../../components/AccountSection/AccountSectionSkeleton.tsx'
import { AddressesRow } from '../../components/AddressesRow/AddressesRow.tsx'
import { AppearanceSection } from '../../components/AppearanceSection/AppearanceSection.tsx'
import { CardsRow } from '../../components/CardsRow/CardsRow.tsx'
import { CoinsRow } from '../../components/CoinsRow/CoinsRow.tsx'
import { CollectionRow } from '../../components/CollectionRow/CollectionRow.tsx'
import { MuteRows } from '../../components/MuteRows/MuteRows.tsx'
import { PurchasesRow } from '../../components/PurchasesRow/PurchasesRow.tsx'
import { LogInRows } from '../../components/LogInRows/LogInRows.tsx'
import { LanguageRow } from '../../components/LanguageRow/LanguageRow.tsx'
import { SpendingRow } from '../../components/SpendingRow/SpendingRow.tsx'
import { SubscriptionsRow } from '../../components/SubscriptionsRow/SubscriptionsRow.tsx'
import { SignOutButton } from '../../components/SignOutButton/SignOutButton.tsx'
import type { SettingsScreenQuery } from './__generated__/SettingsScreenQuery.graphql.ts'
import { appearance, leave, parts, rows } from './SettingsScreen.css.ts'

/** `/settings`: who one is here, the language, and the look. For guests too. */
export function Screen(props: ScreenProps<SettingsScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<AccountSectionSkeleton />}
      renderFrame={(face) => <SettingsPage account={face} />}
    >
      <Settings {...props} />
    </ScreenPart>
  )
}

function Settings({ queryRef }: ScreenProps<SettingsScreenQuery>) {
  const { viewer } = usePreloadedQuery<SettingsScreenQuery>(
    graphql`
      query SettingsScreenQuery @throwOnFieldError {
        viewer {
          user {
            __typename
          }
          ...AccountSection_viewer
          ...CoinsRow_viewer
          ...SpendingRow_viewer
        }
      }
    `,
    queryRef,
  )
  return (
    <SettingsPage
      account={
        <>
          <AccountSection viewer={viewer} />
          <CoinsRow viewer={viewer} />
          {viewer.user && <CollectionRow />}
          {viewer.user && <PurchasesRow />}
          {viewer.user && <SubscriptionsRow />}
          {viewer.user && <CardsRow />}
          {viewer.user && <AddressesRow />}
          <SpendingRow viewer={viewer} />
          {viewer.user && <LogInRows />}
          {viewer.user && <MuteRows />}
        </>
      }
      wayOut={viewer.user && <SignOutButton />}
    />
  )
}

/** The page, whatever is known of the account: language and look are the browser's own. */
function SettingsPage({ account, wayOut }: { account: ReactNode; wayOut?: ReactNode }) {
  const title = useIntl().formatMessage({ id: 'settings.title' })
  return (
    <Page title={title} width="medium">
      <PageHead title={title} robots="noindex" />
      <div className={parts}>
        <div className={rows}>
          {account}
          <LanguageRow />
        </div>
        <div className={appearance}>
          <AppearanceSection />
        </div>
        {wayOut && <div className={leave}>{wayOut}</div>}
      </div>
    </Page>
  )
}
