import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/check-in.ts'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Figure, ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { lastInstant } from '#platform/time/lastInstant.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { list } from '../../components/PresentRow/PresentRow.css.ts'
import { PresentRow } from '../../components/PresentRow/PresentRow.tsx'
import { PresentRowsSkeleton } from '../../components/PresentRow/PresentRowsSkeleton.tsx'
import { instantOf } from '../../instantOf.ts'
import type { CheckInPresentsScreenQuery } from './__generated__/CheckInPresentsScreenQuery.graphql.ts'

/** `/check-in/presents`: what a month's stamps bring, while there is any of it. */
export function Screen(props: ScreenProps<CheckInPresentsScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'check-in.presents.title' })}
      back={{ href: paths.checkIn(), label: intl.formatMessage({ id: 'check-in.history.back' }) }}
      skeleton={<PresentRowsSkeleton />}
    >
      <Presents {...props} />
    </ScreenPage>
  )
}

function Presents({ queryRef }: ScreenProps<CheckInPresentsScreenQuery>) {
  const { tenant } = usePreloadedQuery<CheckInPresentsScreenQuery>(
    graphql`
      query CheckInPresentsScreenQuery @throwOnFieldError {
        tenant {
          community {
            checkInPresents {
              id
              month
              claimableUntil
              viewerStamps
              ...PresentRow_present
            }
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const { dayAndTime, month: monthOf } = useTokyoTime()
  const { checkInPresents: presents } = tenant.community
  if (presents.length === 0)
    return (
      <EmptyState
        figure={<Figure name="closed" />}
        title={intl.formatMessage({ id: 'check-in.presents.empty.title' })}
        body={<FormattedMessage id="check-in.presents.empty.body" />}
      />
    )
  return (
    <Stack gap={8}>
      <Text tone="muted">
        <FormattedMessage id="check-in.presents.how" />
      </Text>
      {[...Map.groupBy(presents, ({ month }) => month)].map(([month, of], at) => (
        <Stack key={month} as="section" gap={2}>
          <Heading level={2} size="medium">
            <FormattedMessage
              id="check-in.presents.month"
              values={{
                month: monthOf(instantOf(month)),
              }}
            />
          </Heading>
          <Text size="small" tone="muted" tabular>
            <FormattedMessage
              id="check-in.presents.standing"
              values={{
                stamps: of[0]!.viewerStamps,
                moment: dayAndTime(lastInstant(of[0]!.claimableUntil)),
              }}
            />
          </Text>
          <ul className={list}>
            {of.map((present, index) => (
              <PresentRow key={present.id} present={present} priority={at === 0 && index < 3} />
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  )
}
