import { useNavigate } from 'react-router-dom'
import { paths } from '#addresses/onboarding.ts'
import { useProviderWays } from '#features/auth/index.ts'
import { useWaysOut, type Ways } from '#features/errors/index.ts'
import { stepPaths } from './steps.ts'

/** What to press next where a step as a whole was refused. `onRetry` does again what failed. */
export function useStepWays(onRetry?: () => void): Ways {
  const navigate = useNavigate()
  const { logIn, signUp, reload } = useWaysOut()
  const toLogIn = { label: logIn.label, act: () => navigate(paths.login()) }
  const toTerms = { label: signUp.label, act: () => navigate(stepPaths.AGREE_TERMS) }
  return {
    ...useProviderWays({ onRetry }),
    UnauthenticatedError: toLogIn,
    AuthorityShouldBeLogInError: toLogIn,
    AuthorityShouldBeSignUpError: toTerms,
    'SignUpStepError.NOT_BEGUN': toTerms,
    TermsOutdatedError: reload,
  }
}
