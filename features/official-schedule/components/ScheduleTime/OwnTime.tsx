import { FormattedMessage, useIntl } from 'react-intl'
import { Text } from '#design-system/text/Text.tsx'

/** An instant on the clock of a zone (IANA). Nothing where that clock shows what Japan's does. */
export function OwnTime({ instant, zone }: { instant: string; zone: string }) {
  const { locale, formatDate } = useIntl()
  const clock = (timeZone: string) =>
    formatDate(instant, {
      timeZone,
      month: locale === 'ja' ? 'long' : 'short',
      day: 'numeric',
      weekday: 'short',
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: locale === 'ja' ? 'h23' : 'h12',
    }).replace(/[\u202f\u00a0]/g, ' ')
  const own = clock(zone)
  if (own === clock('Asia/Tokyo')) return null
  return (
    <Text as="span" size="caption" tone="muted" tabular>
      <FormattedMessage id="schedule.span.own" values={{ from: own }} />
    </Text>
  )
}
