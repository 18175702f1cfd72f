import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { latePart } from '#platform/routing/latePart.ts'
import { useAnswerRequest } from '../../direct/useAnswerRequest.ts'

const RejectDialog = latePart(() => import('./RejectDialog.tsx'))

type RequestAnswerProps = { channelId: string; name: string }

/** Lets a stranger in, or not; the latter is asked for once more. */
export function RequestAnswer({ channelId, name }: RequestAnswerProps) {
  const intl = useIntl()
  const { answer, isPending } = useAnswerRequest(channelId)
  const [isRejecting, setIsRejecting] = useState(false)
  return (
    <>
      <Button tone="neutral" emphasis="outline" onClick={() => setIsRejecting(true)}>
        <FormattedMessage id="chat.direct.reject" />
      </Button>
      <Button
        isBusy={isPending}
        busyLabel={intl.formatMessage({ id: 'chat.direct.accepting' })}
        onClick={() => answer(true)}
      >
        <FormattedMessage id="chat.direct.accept" />
      </Button>
      {isRejecting && (
        <Suspense>
          <RejectDialog channelId={channelId} name={name} onClose={() => setIsRejecting(false)} />
        </Suspense>
      )}
    </>
  )
}
