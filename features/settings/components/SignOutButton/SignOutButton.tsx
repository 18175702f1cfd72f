import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { useSession } from '#platform/session/session.ts'

/** Signs out; the session then opens a fresh home. */
export function SignOutButton() {
  const intl = useIntl()
  const { signOut } = useSession()
  const [isLeaving, setIsLeaving] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const leave = async () => {
    setIsLeaving(true)
    setFailure(null)
    await signOut().catch((error: unknown) => {
      setIsLeaving(false)
      setFailure(
        error instanceof Error ? error : new Error('Signing out failed.', { cause: error }),
      )
    })
  }
  return (
    <Stack gap={3}>
      {failure && <ErrorWords error={failure} onRetry={() => void leave()} />}
      <Button
        tone="neutral"
        emphasis="outline"
        icon="logout"
        isFullWidth
        isBusy={isLeaving}
        busyLabel={intl.formatMessage({ id: 'settings.signOut.busy' })}
        onClick={() => void leave()}
      >
        <FormattedMessage id="settings.signOut" />
      </Button>
    </Stack>
  )
}
