import { useIntl, type IntlShape } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Banner } from '#design-system/banner/Banner.tsx'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { lastInstant } from '#platform/time/lastInstant.ts'
import { Stack } from '#design-system/stack/Stack.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { ExportState_dataExport$key } from './__generated__/ExportState_dataExport.graphql.ts'

/** Whether the file is there, until when, and where. */
export function ExportState(props: { dataExport: ExportState_dataExport$key }) {
  const { readyAt, endsAt, url, size } = useFragment(
    graphql`
      fragment ExportState_dataExport on DataExport @throwOnFieldError {
        readyAt
        endsAt
        url
        size
      }
    `,
    props.dataExport,
  )
  const intl = useIntl()
  const { dayAndTime } = useTokyoTime()
  if (!readyAt || !endsAt || !url)
    return (
      <Banner tone="info" title={intl.formatMessage({ id: 'dataExport.writing.title' })}>
        {intl.formatMessage({ id: 'dataExport.writing.body' })}
      </Banner>
    )
  return (
    <Stack gap={4}>
      <Banner tone="success" title={intl.formatMessage({ id: 'dataExport.ready.title' })}>
        {intl.formatMessage(
          { id: 'dataExport.ready.body' },
          { endsAt: dayAndTime(lastInstant(endsAt)) },
        )}
      </Banner>
      <ButtonLink href={url} size="large" isFullWidth>
        {intl.formatMessage({ id: 'dataExport.download' }, { size: sizeOf(intl, size ?? 0) })}
      </ButtonLink>
      <Text size="small" tone="muted">
        {intl.formatMessage({ id: 'dataExport.ready.at' }, { at: dayAndTime(readyAt) })}
      </Text>
    </Stack>
  )
}

/** A size in bytes, as people read it. */
function sizeOf(intl: IntlShape, bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000))
  return kilobytes < 1_000
    ? `${intl.formatNumber(kilobytes)} KB`
    : `${intl.formatNumber(kilobytes / 1_000, { maximumFractionDigits: 1 })} MB`
}
