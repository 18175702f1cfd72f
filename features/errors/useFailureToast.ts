import { useToast } from '#design-system/toaster/Toaster.tsx'
import type { ShownError } from '#platform/errors/describeError.ts'
import { useErrorWords } from './useErrorWords.ts'

/** Gives the function that says in passing what failed: for an act whose button has no room for words. */
export function useFailureToast(): (error: ShownError) => void {
  const words = useErrorWords()
  const showToast = useToast()
  return (error) => showToast({ tone: 'danger', message: words(error) })
}
