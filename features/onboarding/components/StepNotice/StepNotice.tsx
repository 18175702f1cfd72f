import { ErrorWords, type ShownError } from '#features/errors/index.ts'
import { useStepWays } from '../../useStepWays.ts'

/** What is wrong with a step as a whole, and the way out. `onRetry` does again what failed. */
export function StepNotice({ problem, onRetry }: { problem: ShownError; onRetry?: () => void }) {
  const ways = useStepWays(onRetry)
  return <ErrorWords error={problem} onRetry={onRetry} ways={ways} />
}
