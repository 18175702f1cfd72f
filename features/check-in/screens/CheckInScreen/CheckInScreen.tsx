import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/check-in.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { LogInFirst, ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { FreezeNote } from '../../components/FreezeNote/FreezeNote.tsx'
import { StampBoard } from '../../components/StampBoard/StampBoard.tsx'
import { StampBoardSkeleton } from '../../components/StampBoard/StampBoardSkeleton.tsx'
import { StampCalendar } from '../../components/StampCalendar/StampCalendar.tsx'
import type { CheckInScreenQuery } from './__generated__/CheckInScreenQuery.graphql.ts'

/** `/check-in`: a stamp a day, the row of days, and a month of them. */
export function Screen(props: ScreenProps<CheckInScreenQuery>) {
  const title = useIntl().formatMessage({ id: 'check-in.title' })
  return (
    <ScreenPage title={title} skeleton={<StampBoardSkeleton />}>
      <CheckIns {...props} />
    </ScreenPage>
  )
}

function CheckIns({ queryRef }: ScreenProps<CheckInScreenQuery>) {
  const { tenant } = usePreloadedQuery<CheckInScreenQuery>(
    graphql`
      query CheckInScreenQuery($month: Date) @throwOnFieldError {
        tenant {
          community {
            id
            viewerCheckIns {
              today
              month(of: $month) {
                ...StampCalendar_month
              }
              ...StampBoard_book
              ...FreezeNote_book
            }
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const { id, viewerCheckIns: book } = tenant.community
  if (!book)
    return (
      <LogInFirst
        title={intl.formatMessage({ id: 'check-in.guest.title' })}
        body={intl.formatMessage({ id: 'check-in.guest.body' })}
      />
    )
  return (
    <Stack gap={8}>
      <StampBoard book={book} communityId={id} />
      <ButtonLink href={paths.presents()} emphasis="soft">
        <FormattedMessage id="check-in.toPresents" />
      </ButtonLink>
      <FreezeNote book={book} />
      <StampCalendar month={book.month} today={book.today} />
      <ButtonLink href={paths.stores()} emphasis="outline" tone="neutral">
        <FormattedMessage id="check-in.toStores" />
      </ButtonLink>
      <ButtonLink href={paths.histories()} emphasis="outline" tone="neutral">
        <FormattedMessage id="check-in.toHistory" />
      </ButtonLink>
    </Stack>
  )
}
