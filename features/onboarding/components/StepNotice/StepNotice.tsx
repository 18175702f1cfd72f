import { useNavigate } from 'react-router-dom'
import { ProviderNotice } from '#features/auth/index.ts'
import { ErrorWords, useWaysOut, type ShownError } from '#features/errors/index.ts'
import { isProviderProblem } from '../../problems.ts'
import { paths } from '../../paths.ts'
import { stepPaths } from '../../steps.ts'

/** What is wrong with a step as a whole, and the way out. `onRetry` does again what failed. */
export function StepNotice({ problem, onRetry }: { problem: ShownError; onRetry?: () => void }) {
  const navigate = useNavigate()
  const { logIn, signUp, reload } = useWaysOut()
  if (isProviderProblem(problem)) return <ProviderNotice error={problem} onRetry={onRetry} />
  const ways = {
    UnauthenticatedError: { ...logIn, act: () => navigate(paths.login()) },
    AuthorityShouldBeLogInError: { ...logIn, act: () => navigate(paths.login()) },
    AuthorityShouldBeSignUpError: { ...signUp, act: () => navigate(stepPaths.AGREE_TERMS) },
    'SignUpStepError.NOT_BEGUN': { ...signUp, act: () => navigate(stepPaths.AGREE_TERMS) },
    TermsOutdatedError: reload,
  }
  return <ErrorWords error={problem} onRetry={onRetry} ways={ways} />
}
