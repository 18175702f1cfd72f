import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/official-schedule.ts'
import { Page } from '#design-system/page/Page.tsx'
import { Missing, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { ScheduleDetail } from '../../components/ScheduleDetail/ScheduleDetail.tsx'
import { ScheduleDetailSkeleton } from '../../components/ScheduleDetail/ScheduleDetailSkeleton.tsx'
import type { OfficialScheduleScreenQuery } from './__generated__/OfficialScheduleScreenQuery.graphql.ts'

/** `/official-schedules/:official_schedule_id`: one stream or event. */
export function Screen(props: ScreenProps<OfficialScheduleScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<ScheduleDetailSkeleton />}
      renderFrame={(face) => <SchedulePage>{face}</SchedulePage>}
    >
      <Schedule {...props} />
    </ScreenPart>
  )
}

function Schedule({ queryRef }: ScreenProps<OfficialScheduleScreenQuery>) {
  const { node } = usePreloadedQuery<OfficialScheduleScreenQuery>(
    graphql`
      query OfficialScheduleScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on OfficialSchedule @alias(as: "schedule") {
            id
            title
            body
            picture {
              url
            }
            ...ScheduleDetail_schedule
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const schedule = node?.schedule
  if (!schedule)
    return (
      <Missing
        title={intl.formatMessage({ id: 'schedule.missing.title' })}
        body={intl.formatMessage({ id: 'schedule.missing.body' })}
        nextAction={{ href: paths.events(), label: intl.formatMessage({ id: 'schedule.showAll' }) }}
      />
    )
  const { id, title, body, picture } = schedule
  return (
    <SchedulePage>
      <PageHead
        title={title}
        description={body.split('\n', 1)[0]}
        {...(picture && { image: picture.url })}
      />
      <ScheduleDetail key={id} schedule={schedule} />
    </SchedulePage>
  )
}

function SchedulePage({ children }: { children: ReactNode }) {
  const intl = useIntl()
  return (
    <Page back={{ href: paths.events(), label: intl.formatMessage({ id: 'schedule.back' }) }}>
      {children}
    </Page>
  )
}
