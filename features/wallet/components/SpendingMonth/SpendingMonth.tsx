import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { SpendingMonth_spending$key } from './__generated__/SpendingMonth_spending.graphql.ts'
import { bar, filled, month, sum } from './SpendingMonth.css.ts'

/** What is paid this month, how much of the fan's own cap that is, and what changes in it. */
export function SpendingMonth(props: { spending: SpendingMonth_spending$key }) {
  const { spent, resetsAt, reached, cap, capChangesAt, nextCap } = useFragment(
    graphql`
      fragment SpendingMonth_spending on Spending @throwOnFieldError {
        spent
        resetsAt
        reached
        cap
        capChangesAt
        nextCap
      }
    `,
    props.spending,
  )
  const intl = useIntl()
  const tokyo = useTokyoTime()
  return (
    <>
      <div className={month}>
        <Text size="small" weight="bold">
          <FormattedMessage id="spending.month.label" />
        </Text>
        <p className={sum}>
          <FormattedMessage id="spending.month.sum" values={{ spent }} />
        </p>
        {cap == null ? (
          <Text size="small" tone="muted">
            <FormattedMessage id="spending.month.noCap" />
          </Text>
        ) : (
          <>
            <span className={bar} aria-hidden>
              <span
                className={filled}
                style={{ inlineSize: `${Math.min(100, (spent / cap) * 100)}%` }}
              />
            </span>
            <Text tabular>
              <FormattedMessage
                id="spending.month.cap"
                values={{ cap, left: Math.max(0, cap - spent) }}
              />
            </Text>
          </>
        )}
        <Text size="small" tone="muted">
          <FormattedMessage
            id="spending.month.resets"
            values={{ instant: tokyo.whole(resetsAt) }}
          />
        </Text>
      </div>
      {capChangesAt && cap != null && (
        <Banner tone="info" title={intl.formatMessage({ id: 'spending.changes.title' })}>
          <FormattedMessage
            id={nextCap == null ? 'spending.changes.falls' : 'spending.changes.rises'}
            values={{ instant: tokyo.whole(capChangesAt), cap, next: nextCap ?? 0 }}
          />
        </Banner>
      )}
      {reached != null && (
        <Banner
          tone="warning"
          title={intl.formatMessage({ id: 'spending.reached.title' }, { reached })}
        >
          <FormattedMessage id="spending.reached.body" />
        </Banner>
      )}
    </>
  )
}
