import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import type { OwnReports_viewer$key } from './__generated__/OwnReports_viewer.graphql.ts'
import { list } from './OwnReports.css.ts'
import { ReportRow } from './ReportRow.tsx'

/** What a fan has reported and what became of it; nothing where that is nothing. */
export function OwnReports(props: { viewer: OwnReports_viewer$key }) {
  const { sentReports: reports } = useFragment(
    graphql`
      fragment OwnReports_viewer on Viewer @throwOnFieldError {
        sentReports {
          id
          ...ReportRow_report
        }
      }
    `,
    props.viewer,
  )
  if (!reports || reports.length === 0) return null
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="medium">
        <FormattedMessage id="support.reports.title" />
      </Heading>
      <ul className={list}>
        {reports.map((report) => (
          <ReportRow key={report.id} report={report} />
        ))}
      </ul>
    </Stack>
  )
}
