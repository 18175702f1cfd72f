import { Suspense, useState, type ReactNode } from 'react'
import { latePart } from '#platform/routing/latePart.ts'

const DiscardDialog = latePart(() => import('./components/DiscardDialog/DiscardDialog.tsx'))

type Discarding = {
  /** Nothing was changed: there is nothing to lose. */
  isSame: boolean
  onClose: () => void
}

/**
 * Gives what closes an editor, for its button, Escape and Back alike: at once where nothing was changed, else once its
 * author has answered `question`, which the editor shows.
 */
export function useDiscard({ isSame, onClose }: Discarding): {
  close: () => void
  question: ReactNode
} {
  const [isAsked, setIsAsked] = useState(false)
  const discard = () => {
    setIsAsked(false)
    onClose()
  }
  return {
    close: () => (isSame ? onClose() : setIsAsked(true)),
    question: (
      <Suspense fallback={null}>
        {isAsked && <DiscardDialog onKeep={() => setIsAsked(false)} onDiscard={discard} />}
      </Suspense>
    ),
  }
}
