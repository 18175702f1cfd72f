import { useMachine } from '@xstate/react'
import { Suspense, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { Sheet } from '#design-system/sheet/Sheet.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { loginDraft } from '#features/auth/index.ts'
import { fillDraft } from '#platform/form/draft.ts'
import type { LoginRequest } from '#platform/session/session.ts'
import { releaseAction } from '#platform/submission/pendingAction.ts'
import { loginModalMachine } from '../../machines/loginModalMachine.ts'
import { keepWish } from '../../wish.ts'
import { LoginModalContent } from './LoginModalContent.tsx'

type LoginModalProps = {
  /** Opens it; null leaves it closed. */
  request: LoginRequest | null
  onClose: (isSignedIn: boolean) => void
}

/** Signing up or logging in without leaving the page: a sheet on a phone, a dialog from 768 px. */
export function LoginModal({ request, onClose }: LoginModalProps) {
  const intl = useIntl()
  const [state, send, actor] = useMachine(loginModalMachine)
  useEffect(() => {
    if (!request) return
    send({ type: 'login.requested', ...request })
    if (request.contact) fillDraft(loginDraft, { method: 'EMAIL', email: request.contact })
  }, [request, send])
  const { step, redirectPath, joinCommunityId } = state.context
  const isOpen = state.matches('open')
  // Kept for the steps that follow, which are pages of their own.
  useEffect(() => {
    if (isOpen) keepWish({ redirectPath: redirectPath ?? '/', joinCommunityId })
  }, [isOpen, redirectPath, joinCommunityId])
  const close = (isSignedIn = false) => {
    send({ type: 'modal.closed' })
    onClose(isSignedIn)
  }
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={() => {
        releaseAction()
        close()
      }}
      isDismissable={false}
      title={
        step === 'signup'
          ? intl.formatMessage({ id: 'onboarding.title' })
          : intl.formatMessage({ id: 'onboarding.login.title' })
      }
      closeLabel={intl.formatMessage({ id: 'onboarding.close' })}
    >
      <Suspense fallback={<FormSkeleton />}>
        <LoginModalContent actor={actor} onClose={close} />
      </Suspense>
    </Sheet>
  )
}

function FormSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton width="100%" height={44} />
      <Skeleton width="100%" height={72} />
      <Skeleton width="100%" height={72} />
      <Skeleton width="100%" height={48} />
    </Stack>
  )
}
