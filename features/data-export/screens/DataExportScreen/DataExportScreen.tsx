import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as settingsPaths } from '#addresses/settings.ts'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { LogInFirst, ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { ExportState } from '../../components/ExportState/ExportState.tsx'
import { AskForExport } from './AskForExport.tsx'
import type { DataExportScreenQuery } from './__generated__/DataExportScreenQuery.graphql.ts'

/** `/settings/personal-info/data-export`: a file with all that is the fan's. */
export function Screen(props: ScreenProps<DataExportScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'dataExport.title' })}
      back={{
        href: settingsPaths.settings(),
        label: intl.formatMessage({ id: 'dataExport.back' }),
      }}
      robots="noindex"
      skeleton={<ExportSkeleton />}
    >
      <Export {...props} />
    </ScreenPage>
  )
}

function Export({ queryRef }: ScreenProps<DataExportScreenQuery>) {
  const { viewer } = usePreloadedQuery<DataExportScreenQuery>(
    graphql`
      query DataExportScreenQuery @throwOnFieldError {
        viewer {
          user {
            __typename
          }
          dataExport {
            readyAt
            ...ExportState_dataExport
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  if (!viewer.user)
    return (
      <LogInFirst
        title={intl.formatMessage({ id: 'dataExport.guest.title' })}
        body={intl.formatMessage({ id: 'dataExport.guest.body' })}
      />
    )
  const { dataExport } = viewer
  const isWriting = dataExport?.readyAt === null
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Text>{intl.formatMessage({ id: 'dataExport.lead' })}</Text>
        <Text tone="muted">{intl.formatMessage({ id: 'dataExport.lead.mail' })}</Text>
      </Stack>
      {dataExport && <ExportState dataExport={dataExport} />}
      {!isWriting && <AskForExport isAgain={Boolean(dataExport)} />}
    </Stack>
  )
}

function ExportSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton width="100%" height={72} />
      <Skeleton width="100%" height={52} />
    </Stack>
  )
}
