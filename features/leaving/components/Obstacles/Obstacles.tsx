import { useIntl } from 'react-intl'
import { paths as checkoutPaths } from '#addresses/checkout.ts'
import { paths as purchasesPaths } from '#addresses/purchases.ts'
import { paths as subscriptionPaths } from '#addresses/subscription.ts'
import { Banner } from '#design-system/banner/Banner.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import type { AccountDeletionObstacle } from '#schema/types.generated.ts'
import { list } from './Obstacles.css.ts'

const ways: Record<AccountDeletionObstacle, string> = {
  UNPAID_ORDER: checkoutPaths.last(),
  GOODS_ON_THEIR_WAY: purchasesPaths.history(),
  RUNNING_SUBSCRIPTION: subscriptionPaths.subscriptions(),
  REFUND_UNDER_WAY: purchasesPaths.history(),
}

/** What stands against leaving, each with the way to its end. */
export function Obstacles({ obstacles }: { obstacles: readonly string[] }) {
  const intl = useIntl()
  const known = obstacles.filter((each): each is AccountDeletionObstacle => each in ways)
  return (
    <Banner tone="warning" title={intl.formatMessage({ id: 'leaving.obstacle.title' })}>
      {intl.formatMessage({ id: 'leaving.obstacle.lead' })}
      <ul className={list}>
        {known.map((each) => (
          <li key={each}>
            {intl.formatMessage({ id: `leaving.obstacle.${each}` })}
            <br />
            <TextLink href={ways[each]}>
              {intl.formatMessage({ id: `leaving.obstacle.${each}.way` })}
            </TextLink>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
