import { Suspense, useEffect, useState } from 'react'
import { onboardingRoutes } from '#features/onboarding/routes.ts'
import { latePart } from '#platform/routing/latePart.ts'
import { useLoginModal, type LoginModalState } from './loginModalContext.ts'

/** The login modal, as a chunk of its own that comes when a guest first asks for it, with its words. */
export function LazyLoginModal() {
  const state = useLoginModal()
  return state ? <Host state={state} /> : null
}

function Host({ state: { request, onClose, loadWords } }: { state: LoginModalState }) {
  const [Modal] = useState(() => {
    const readWords = () => loadWords(onboardingRoutes.messages)
    return latePart(
      () => {
        // Side by side with the code, which waits for them.
        readWords().catch(() => undefined)
        return import('#features/onboarding/index.ts')
      },
      async ({ LoginModal }) => {
        await readWords()
        return LoginModal
      },
    )
  })
  useEffect(() => {
    if (!request) return
    // Back leaves the page that the modal stands on.
    const leave = () => onClose(false)
    addEventListener('popstate', leave)
    return () => removeEventListener('popstate', leave)
  }, [request, onClose])
  const [isOnceOpened, setIsOnceOpened] = useState(false)
  if (request && !isOnceOpened) setIsOnceOpened(true)
  return isOnceOpened ? (
    <Suspense fallback={null}>
      <Modal request={request} onClose={onClose} />
    </Suspense>
  ) : null
}
