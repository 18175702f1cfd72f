import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as mypagePaths } from '#addresses/mypage.ts'
import { Text } from '#design-system/text/Text.tsx'
import { LogInFirst, ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { EditProfile } from '../../components/EditProfile/EditProfile.tsx'
import { EditProfileSkeleton } from '../../components/EditProfile/EditProfileSkeleton.tsx'
import type { EditProfileScreenQuery } from './__generated__/EditProfileScreenQuery.graphql.ts'

/** `/mypage/edit`: what the viewer is called, and their face. */
export function Screen(props: ScreenProps<EditProfileScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'profile.edit.title' })}
      back={{
        href: mypagePaths.mypage(),
        label: intl.formatMessage({ id: 'profile.edit.back' }),
      }}
      robots="noindex"
      skeleton={<EditProfileSkeleton />}
    >
      <Profile {...props} />
    </ScreenPage>
  )
}

function Profile({ queryRef }: ScreenProps<EditProfileScreenQuery>) {
  const { tenant, viewer } = usePreloadedQuery<EditProfileScreenQuery>(
    graphql`
      query EditProfileScreenQuery @throwOnFieldError {
        tenant {
          ...EditProfile_tenant
        }
        viewer {
          user {
            ...EditProfile_user
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
        title={intl.formatMessage({ id: 'profile.guest.title' })}
        body={intl.formatMessage({ id: 'profile.guest.body' })}
      />
    )
  return (
    <>
      <Text tone="muted">{intl.formatMessage({ id: 'profile.edit.lead' })}</Text>
      <EditProfile user={viewer.user} tenant={tenant} />
    </>
  )
}
