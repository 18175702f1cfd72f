import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as settingsPaths } from '#addresses/settings.ts'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { LogInFirst, ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { AskToLeave } from '../../components/AskToLeave/AskToLeave.tsx'
import { UnderWay } from '../../components/UnderWay/UnderWay.tsx'
import type { DeleteAccountScreenQuery } from './__generated__/DeleteAccountScreenQuery.graphql.ts'

/** `/settings/personal-info/delete-account`: how to leave, and how to stay after all. */
export function Screen(props: ScreenProps<DeleteAccountScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'leaving.title' })}
      back={{ href: settingsPaths.settings(), label: intl.formatMessage({ id: 'leaving.back' }) }}
      robots="noindex"
      skeleton={<LeavingSkeleton />}
    >
      <Leaving {...props} />
    </ScreenPage>
  )
}

function Leaving({ queryRef }: ScreenProps<DeleteAccountScreenQuery>) {
  const { viewer } = usePreloadedQuery<DeleteAccountScreenQuery>(
    graphql`
      query DeleteAccountScreenQuery @throwOnFieldError {
        viewer {
          user {
            __typename
          }
          accountDeletion {
            ...UnderWay_deletion
          }
          ...AskToLeave_viewer
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  if (!viewer.user)
    return (
      <LogInFirst
        title={intl.formatMessage({ id: 'leaving.guest.title' })}
        body={intl.formatMessage({ id: 'leaving.guest.body' })}
      />
    )
  if (viewer.accountDeletion) return <UnderWay deletion={viewer.accountDeletion} />
  return <AskToLeave viewer={viewer} />
}

function LeavingSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton width="100%" height={48} />
      {[120, 88].map((height) => (
        <Stack key={height} gap={2}>
          <Skeleton width={144} height={24} />
          <Skeleton width="100%" height={height} />
        </Stack>
      ))}
      <Skeleton width="100%" height={52} />
    </Stack>
  )
}
