import { useSelector } from '@xstate/react'
import { FormattedMessage } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import type { autosaveMachine } from '../../machines/autosaveMachine.ts'
import { note } from './KeptNote.css.ts'

type KeptNoteProps = { actor: ActorRefFrom<typeof autosaveMachine> }

/** Whether what was chosen is safe. */
export function KeptNote({ actor }: KeptNoteProps) {
  const snapshot = useSelector(actor, (each) => each)
  const { refusal } = snapshot.context
  if (refusal) return <ErrorWords error={refusal} />
  const isUnanswered = snapshot.hasTag('retriable')
  const state = snapshot.hasTag('busy') ? 'keeping' : snapshot.matches('kept') ? 'kept' : 'idle'
  return (
    <div className={note} role="status">
      <Icon name={isUnanswered ? 'offline' : state === 'kept' ? 'check' : 'info'} size={16} />
      <Text as="span" size="caption" tone="muted">
        <FormattedMessage id={`questionnaire.kept.${isUnanswered ? 'unanswered' : state}`} />
      </Text>
      {isUnanswered && (
        <Button
          size="small"
          tone="neutral"
          emphasis="outline"
          onClick={() => actor.send({ type: 'keeping.asked' })}
        >
          <FormattedMessage id="questionnaire.kept.retry" />
        </Button>
      )}
    </div>
  )
}
