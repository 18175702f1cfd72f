import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useLocation, useNavigate } from 'react-router-dom'
import { PageHead } from '#platform/routing/PageHead.tsx'
import { Redirect } from '#platform/routing/Redirect.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { OnboardingFlow } from '../../components/OnboardingFlow/OnboardingFlow.tsx'
import type { SignUpStage } from '../../machines/onboarding.ts'
import { pathOf, placeOf, stepAt } from '../../steps.ts'
import { useOnboarding } from '../../useOnboarding.ts'
import type {
  OnboardingScreenQuery,
  OnboardingScreenQuery$data,
} from './__generated__/OnboardingScreenQuery.graphql.ts'

/** `/onboarding/…`: the steps of the sign-up. A step whose turn has not come leads to the one that has. */
export function Screen({ queryRef }: ScreenProps<OnboardingScreenQuery>) {
  const data = usePreloadedQuery<OnboardingScreenQuery>(
    graphql`
      query OnboardingScreenQuery @throwOnFieldError {
        tenant {
          name
          ...OnboardingFlow_tenant
        }
        viewer {
          user {
            id
          }
          signUp {
            step
            hasAccount
          }
          ...OnboardingFlow_viewer
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const asked = stepAt(useLocation().pathname)
  // Only at the start: from there on the machine leads, and Back goes where one came from.
  const [place] = useState(() => placeOf(asked, data.viewer.signUp ?? null))
  if (data.viewer.user && !data.viewer.signUp) return <Redirect to="/" />
  if (place !== asked) return <Redirect to={pathOf(place)} />
  return (
    <>
      <PageHead
        title={`${intl.formatMessage({ id: 'onboarding.title' })} - ${data.tenant.name}`}
        robots="noindex"
      />
      <Onboarding place={place} data={data} />
    </>
  )
}

function Onboarding({ place, data }: { place: SignUpStage; data: OnboardingScreenQuery$data }) {
  const actor = useOnboarding(place)
  const navigate = useNavigate()
  const next = useSelector(actor, ({ context }) => context.place)
  const isLeaving = pathOf(next) !== pathOf(place)
  useEffect(() => {
    if (isLeaving) void navigate(pathOf(next))
  }, [isLeaving, next, navigate])
  // The next step's own page takes over in a moment: what were typed or pressed until then would be lost.
  return (
    <div inert={isLeaving}>
      <OnboardingFlow actor={actor} tenant={data.tenant} viewer={data.viewer} />
    </div>
  )
}
