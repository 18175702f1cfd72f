import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery, useRelayEnvironment } from 'react-relay'
import { readWish, StepFrame } from '#features/auth/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import { Redirect } from '#platform/routing/Redirect.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { OshiForm } from '../../components/OshiForm/OshiForm.tsx'
import { joinCommunity } from '../../joinCommunity.ts'
import { useArrive } from '../../useArrive.ts'
import type { WelcomeScreenQuery } from './__generated__/WelcomeScreenQuery.graphql.ts'

/** `/welcome`: whom one cheers for; the interface takes their colour. A guest has nothing to choose yet. */
export function Screen({ queryRef }: ScreenProps<WelcomeScreenQuery>) {
  const { tenant, viewer } = usePreloadedQuery<WelcomeScreenQuery>(
    graphql`
      query WelcomeScreenQuery @throwOnFieldError {
        tenant {
          name
          community {
            ...OshiForm_community
          }
        }
        viewer {
          user {
            displayName
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const environment = useRelayEnvironment()
  const arrive = useArrive()
  const isGuest = !viewer.user
  useEffect(() => {
    const { joinCommunityId } = readWish()
    // What the guest had wanted. A join that fails can be pressed again where they wanted it.
    if (!isGuest && joinCommunityId) joinCommunity(environment, joinCommunityId).catch(() => false)
  }, [environment, isGuest])
  if (!viewer.user) return <Redirect to="/" />
  return (
    <StepFrame
      isWide
      tenantName={tenant.name}
      heading={intl.formatMessage(
        { id: 'onboarding.welcome.heading' },
        { name: viewer.user.displayName },
      )}
      lead={intl.formatMessage({ id: 'onboarding.welcome.lead' })}
    >
      <PageHead
        title={`${intl.formatMessage({ id: 'onboarding.welcome.title' })} - ${tenant.name}`}
        robots="noindex"
      />
      <OshiForm community={tenant.community} onDone={() => void arrive()} />
    </StepFrame>
  )
}
