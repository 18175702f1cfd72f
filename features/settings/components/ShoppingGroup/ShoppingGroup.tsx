import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as collectionPaths } from '#addresses/collection.ts'
import { paths as deliveryPaths } from '#addresses/delivery.ts'
import { paths as paymentsPaths } from '#addresses/payments.ts'
import { paths as purchasesPaths } from '#addresses/purchases.ts'
import { paths as subscriptionPaths } from '#addresses/subscription.ts'
import { LinkGroup, LinkRow } from '#design-system/link-rows/LinkRows.tsx'
import { CoinsRow } from '../CoinsRow/CoinsRow.tsx'
import { SpendingRow } from '../SpendingRow/SpendingRow.tsx'
import type { ShoppingGroup_viewer$key } from './__generated__/ShoppingGroup_viewer.graphql.ts'

/** What a fan has and buys, and how they pay for it. The ways are there before the sums are known. */
export function ShoppingGroup(props: { viewer: ShoppingGroup_viewer$key | null }) {
  const viewer = useFragment(
    graphql`
      fragment ShoppingGroup_viewer on Viewer @throwOnFieldError {
        ...CoinsRow_viewer
        ...SpendingRow_viewer
      }
    `,
    props.viewer,
  )
  return (
    <LinkGroup title={<FormattedMessage id="settings.group.shopping" />}>
      <CoinsRow viewer={viewer ?? null} />
      <LinkRow href={collectionPaths.collections()} icon="sparkle">
        <FormattedMessage id="settings.collection.title" />
      </LinkRow>
      <LinkRow href={purchasesPaths.history()} icon="store">
        <FormattedMessage id="settings.purchases.title" />
      </LinkRow>
      <LinkRow href={subscriptionPaths.subscriptions()} icon="retry">
        <FormattedMessage id="settings.subscriptions.title" />
      </LinkRow>
      <LinkRow href={paymentsPaths.cards()} icon="card">
        <FormattedMessage id="settings.cards.title" />
      </LinkRow>
      <LinkRow href={deliveryPaths.addresses()} icon="home">
        <FormattedMessage id="settings.addresses.title" />
      </LinkRow>
      <SpendingRow viewer={viewer ?? null} />
    </LinkGroup>
  )
}
