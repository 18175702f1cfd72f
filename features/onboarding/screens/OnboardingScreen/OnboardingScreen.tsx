import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useLocation, useNavigate } from 'react-router-dom'
import { StepScreen } from '#features/auth/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import { Redirect } from '#platform/routing/Redirect.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { OnboardingFlow } from '../../components/OnboardingFlow/OnboardingFlow.tsx'
import type { SignUpStage } from '../../signUp.ts'
import { pathOf, stageOf, stepAt } from '../../steps.ts'
import { useOnboarding } from '../../useOnboarding.ts'
import type {
  OnboardingScreenQuery,
  OnboardingScreenQuery$data,
} from './__generated__/OnboardingScreenQuery.graphql.ts'

/** `/onboarding/…`: the steps of the sign-up. A step whose turn has not come leads to the one that has. */
export function Screen(props: ScreenProps<OnboardingScreenQuery>) {
  const intl = useIntl()
  return (
    <StepScreen heading={intl.formatMessage({ id: 'onboarding.title' })}>
      <SignUp {...props} />
    </StepScreen>
  )
}

function SignUp({ queryRef }: ScreenProps<OnboardingScreenQuery>) {
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
  // Only at the start: from there on the answers lead, and Back goes where one came from. Who has just done the last
  // step has no sign-up any more, and is on their way to be welcomed.
  const [{ stage, isOver }] = useState(() => ({
    stage: stageOf(asked, data.viewer.signUp ?? null),
    isOver: Boolean(data.viewer.user && !data.viewer.signUp),
  }))
  if (isOver) return <Redirect to="/" />
  if (stage !== asked) return <Redirect to={pathOf(stage)} />
  return (
    <>
      <PageHead
        title={`${intl.formatMessage({ id: 'onboarding.title' })} - ${data.tenant.name}`}
        robots="noindex"
      />
      <Onboarding stage={stage} data={data} />
    </>
  )
}

function Onboarding({ stage, data }: { stage: SignUpStage; data: OnboardingScreenQuery$data }) {
  const onboarding = useOnboarding(stage)
  const navigate = useNavigate()
  const next = pathOf(onboarding.stage)
  const isLeaving = next !== pathOf(stage)
  useEffect(() => {
    if (isLeaving) void navigate(next)
  }, [isLeaving, next, navigate])
  // The next step's own page takes over in a moment: what were typed or pressed until then would be lost.
  return (
    <div inert={isLeaving}>
      <OnboardingFlow onboarding={onboarding} tenant={data.tenant} viewer={data.viewer} />
    </div>
  )
}
