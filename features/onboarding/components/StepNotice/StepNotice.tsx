import { useNavigate } from 'react-router-dom'
import { ProviderNotice } from '#features/auth/index.ts'
import { ErrorWords, type ShownError } from '#features/errors/index.ts'
import { isProviderProblem } from '../../problems.ts'
import { paths } from '../../paths.ts'
import { stepPaths } from '../../steps.ts'

/** What is wrong with a step as a whole, and the way out. `onRetry` does again what failed. */
export function StepNotice({ problem, onRetry }: { problem: ShownError; onRetry?: () => void }) {
  const navigate = useNavigate()
  if (isProviderProblem(problem)) return <ProviderNotice error={problem} onRetry={onRetry} />
  const ways = {
    retry: onRetry,
    logIn: () => navigate(paths.login()),
    signUp: () => navigate(stepPaths.AGREE_TERMS),
  }
  return <ErrorWords error={problem} ways={ways} />
}
