import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { ReportRow_report$key } from './__generated__/ReportRow_report.graphql.ts'
import { head, row } from './OwnReports.css.ts'

/** One of them: why, when, about what, and in kind words how it stands. */
export function ReportRow(props: { report: ReportRow_report$key }) {
  const { kind, reason, note, reportedAt, state, ...subject } = useFragment(
    graphql`
      fragment ReportRow_report on Report @throwOnFieldError {
        kind
        text
        message {
          isDeleted
          text
        }
        reason
        note
        reportedAt
        state
      }
    `,
    props.report,
  )
  const { dayAndTime } = useTokyoTime()
  const text = subject.message?.isDeleted ? null : (subject.message ?? subject).text
  return (
    <li className={row}>
      <div className={head}>
        <Text as="span" size="caption" tone="muted" tabular>
          {dayAndTime(reportedAt)}
        </Text>
        <Chip tone={state === 'ACTED' ? 'success' : 'neutral'}>
          <FormattedMessage id={`support.report.state.${state}`} />
        </Chip>
      </div>
      <Text weight="bold">
        <FormattedMessage id={`support.reason.${reason}`} />
      </Text>
      <Text size="small" tone="muted" lines={2}>
        {text ? (
          <FormattedMessage id="support.report.subject" values={{ of: kind, text }} />
        ) : (
          <FormattedMessage
            id={text === null ? 'support.report.gone' : 'support.report.wordless'}
            values={{ of: kind }}
          />
        )}
      </Text>
      {note !== '' && (
        <Text size="small" tone="muted">
          <FormattedMessage id="support.report.note" values={{ note }} />
        </Text>
      )}
      <Text size="small">
        <FormattedMessage id={`support.report.words.${state}`} />
      </Text>
    </li>
  )
}
