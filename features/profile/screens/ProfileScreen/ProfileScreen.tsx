import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Page } from '#design-system/page/Page.tsx'
import { LogInFirst, Missing, PageFrame, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { FanProfile } from '../../components/FanProfile/FanProfile.tsx'
import { FanProfileSkeleton } from '../../components/FanProfile/FanProfileSkeleton.tsx'
import type { ProfileScreenQuery } from './__generated__/ProfileScreenQuery.graphql.ts'

/** `/profile/:user_id`: a member's page, as the others see it. */
export function Screen(props: ScreenProps<ProfileScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<FanProfileSkeleton />}
      renderFrame={(face) => <Page isBleeding>{face}</Page>}
    >
      <Profile {...props} />
    </ScreenPart>
  )
}

function Profile({ queryRef }: ScreenProps<ProfileScreenQuery>) {
  const { tenant, viewer } = usePreloadedQuery<ProfileScreenQuery>(
    graphql`
      query ProfileScreenQuery($userId: ID!) @throwOnFieldError {
        tenant {
          community {
            id
            fan(userId: $userId) {
              user {
                displayName
              }
              ...FanProfile_fan
            }
          }
        }
        viewer {
          user {
            id
          }
          ...FanProfile_viewer
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const { fan } = tenant.community
  if (!viewer.user)
    return (
      <PageFrame title={intl.formatMessage({ id: 'profile.title' })} robots="noindex">
        <LogInFirst
          title={intl.formatMessage({ id: 'profile.page.guest.title' })}
          body={intl.formatMessage({ id: 'profile.page.guest.body' })}
        />
      </PageFrame>
    )
  if (!fan)
    return (
      <Missing
        title={intl.formatMessage({ id: 'profile.missing.title' })}
        body={intl.formatMessage({ id: 'profile.missing.body' })}
        nextAction={{
          href: '/',
          label: intl.formatMessage({ id: 'profile.missing.home' }),
          icon: 'home',
        }}
      />
    )
  return (
    <Page isBleeding>
      <PageHead
        title={intl.formatMessage({ id: 'profile.of' }, { name: fan.user.displayName })}
        robots="noindex"
      />
      <FanProfile fan={fan} viewer={viewer} communityId={tenant.community.id} />
    </Page>
  )
}
