import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/store.ts'
import { paths as walletPaths } from '#addresses/wallet.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import type { StoreHead_community$key } from './__generated__/StoreHead_community.graphql.ts'
import { head, ways } from './StoreHead.css.ts'

type StoreHeadProps = {
  /** Null while it is on its way: the heading stands. */
  community: StoreHead_community$key | null
}

/** The store's name, and the ways to what is a fan's own: their wishes, coins and basket. */
export function StoreHead(props: StoreHeadProps) {
  const community = useFragment(
    graphql`
      fragment StoreHead_community on Community @throwOnFieldError {
        viewerBasket {
          count
        }
      }
    `,
    props.community,
  )
  const intl = useIntl()
  const count = community?.viewerBasket?.count ?? 0
  return (
    <header className={head}>
      <Heading level={1} tabIndex={-1}>
        <FormattedMessage id="store.title" />
      </Heading>
      <nav className={ways} aria-label={intl.formatMessage({ id: 'store.ways' })}>
        <ButtonLink href={paths.wishes()} tone="neutral" emphasis="quiet" size="small" icon="star">
          <FormattedMessage id="store.wishes.link" />
        </ButtonLink>
        <ButtonLink
          href={walletPaths.coins()}
          tone="neutral"
          emphasis="quiet"
          size="small"
          icon="coin"
        >
          <FormattedMessage id="store.coins" />
        </ButtonLink>
        <ButtonLink
          href={paths.basket()}
          tone={count > 0 ? 'accent' : 'neutral'}
          emphasis="soft"
          size="small"
          icon="store"
        >
          <FormattedMessage id="store.basket.link" values={{ count }} />
        </ButtonLink>
      </nav>
    </header>
  )
}
