import { Suspense, useState, type ReactNode } from 'react'
import { latePart } from '#platform/routing/latePart.ts'

const DiscardDialog = latePart(() => import('./components/DiscardDialog/DiscardDialog.tsx'))

type Discarding = {
  /** Nothing was changed: there is nothing to lose. */
  isSame: boolean
  /** What was changed is being saved: it can't be taken back any more. */
  isSaving: boolean
  onClose: () => void
}

/**
 * Gives what closes an editor, for whatever the editor calls it from, such as its button and Escape: at once where
 * nothing was changed, else once its author has answered `question`, which the editor shows. While it saves, it stays.
 */
export function useDiscard({ isSame, isSaving, onClose }: Discarding): {
  close: () => void
  question: ReactNode
} {
  const [isAsked, setIsAsked] = useState(false)
  // What was asked about is saved, or typed back: a later change is asked about anew.
  if (isAsked && (isSame || isSaving)) setIsAsked(false)
  const close = () => {
    if (isSaving) return
    if (isSame) onClose()
    else setIsAsked(true)
  }
  const discard = () => {
    setIsAsked(false)
    onClose()
  }
  return {
    close,
    question: (
      <Suspense fallback={null}>
        {isAsked && <DiscardDialog onKeep={() => setIsAsked(false)} onDiscard={discard} />}
      </Suspense>
    ),
  }
}
