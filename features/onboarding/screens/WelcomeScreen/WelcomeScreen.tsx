import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery, useRelayEnvironment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { StepFrame, StepScreen } from '#features/auth/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import { Redirect } from '#platform/routing/Redirect.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { OshiForm } from '../../components/OshiForm/OshiForm.tsx'
import { OshiFormSkeleton } from '../../components/OshiForm/OshiFormSkeleton.tsx'
import { joinCommunity } from '../../joinCommunity.ts'
import { useArrive } from '../../useArrive.ts'
import { readWish } from '../../wish.ts'
import type { WelcomeScreenQuery } from './__generated__/WelcomeScreenQuery.graphql.ts'

/** `/welcome`: whom one cheers for; the interface takes their colour. A guest has nothing to choose yet. */
export function Screen(props: ScreenProps<WelcomeScreenQuery>) {
  const intl = useIntl()
  return (
    <StepScreen
      heading={intl.formatMessage({ id: 'onboarding.welcome.title' })}
      isWide
      skeleton={<OshiFormSkeleton />}
    >
      <Welcome {...props} />
    </StepScreen>
  )
}

function Welcome({ queryRef }: ScreenProps<WelcomeScreenQuery>) {
  const { tenant, viewer } = usePreloadedQuery<WelcomeScreenQuery>(
    graphql`
      query WelcomeScreenQuery @throwOnFieldError {
        tenant {
          name
          community {
            talents {
              id
            }
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
  const hasTalents = tenant.community.talents.length > 0
  if (!viewer.user) return <Redirect to="/" />
  return (
    <StepFrame
      isWide
      tenantName={tenant.name}
      heading={intl.formatMessage(
        { id: 'onboarding.welcome.heading' },
        { name: viewer.user.displayName },
      )}
      lead={intl.formatMessage({
        id: hasTalents ? 'onboarding.welcome.lead' : 'onboarding.welcome.none',
      })}
    >
      <PageHead
        title={`${intl.formatMessage({ id: 'onboarding.welcome.title' })} - ${tenant.name}`}
        robots="noindex"
      />
      {hasTalents ? (
        <OshiForm community={tenant.community} onDone={() => void arrive()} />
      ) : (
        <Button size="large" isFullWidth onClick={() => void arrive()}>
          {intl.formatMessage({ id: 'onboarding.welcome.goOn' })}
        </Button>
      )}
    </StepFrame>
  )
}
