import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as settingsPaths } from '#addresses/settings.ts'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { LogInFirst, ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { listSizes } from '#schema/listSizes.generated.ts'
import { AddCard } from '../../components/AddCard/AddCard.tsx'
import { CardList } from '../../components/CardList/CardList.tsx'
import type { CardsScreenQuery } from './__generated__/CardsScreenQuery.graphql.ts'

const most = listSizes['Viewer.paymentInstruments']

/** `/settings/store/payment-method`: a fan's saved cards, and how to save another. */
export function Screen(props: ScreenProps<CardsScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'payments.cards.title' })}
      back={{
        href: settingsPaths.settings(),
        label: intl.formatMessage({ id: 'payments.cards.back' }),
      }}
      robots="noindex"
      skeleton={<CardsSkeleton />}
    >
      <Cards {...props} />
    </ScreenPage>
  )
}

function Cards({ queryRef }: ScreenProps<CardsScreenQuery>) {
  const intl = useIntl()
  const { viewer } = usePreloadedQuery<CardsScreenQuery>(
    graphql`
      query CardsScreenQuery @throwOnFieldError {
        viewer {
          user {
            __typename
          }
          paymentInstruments {
            ...CardList_cards
          }
        }
      }
    `,
    queryRef,
  )
  const cards = viewer.paymentInstruments
  if (!viewer.user)
    return (
      <LogInFirst
        title={intl.formatMessage({ id: 'payments.guest.title' })}
        body={intl.formatMessage({ id: 'payments.guest.body' })}
      />
    )
  return (
    <Stack gap={6}>
      {cards.length > 0 ? (
        <CardList cards={cards} />
      ) : (
        <Text tone="muted">
          <FormattedMessage id="payments.cards.empty" />
        </Text>
      )}
      {cards.length < most ? (
        <AddCard />
      ) : (
        <Text tone="muted">
          <FormattedMessage id="payments.cards.full" values={{ most }} />
        </Text>
      )}
    </Stack>
  )
}

/** Two cards that are on their way. */
function CardsSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton width="100%" height={72} />
      <Skeleton width="100%" height={72} />
      <Skeleton width="100%" height={48} />
    </Stack>
  )
}
