import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { ReceivedWarning_received$key } from './__generated__/ReceivedWarning_received.graphql.ts'
import { AppealForm } from './AppealForm.tsx'
import { actions, said } from './Received.css.ts'

/** What a fan can say to a warning, what they said, and what came of it. */
export function ReceivedWarning(props: { received: ReceivedWarning_received$key }) {
  const { id, warning } = useFragment(
    graphql`
      fragment ReceivedWarning_received on ReceivedInformation @throwOnFieldError {
        id
        warning {
          appealableUntil
          mayAppeal
          appeal {
            text
            state
            answer
          }
        }
      }
    `,
    props.received,
  )
  const tokyo = useTokyoTime()
  const [isWriting, write] = useState(false)
  if (!warning) return null
  const { appeal, appealableUntil, mayAppeal } = warning
  if (appeal)
    return (
      <div className={said}>
        <Text size="small" weight="bold">
          <FormattedMessage id={`information.received.appeal.${appeal.state}`} />
        </Text>
        {appeal.answer != null && <Text isPreformatted>{appeal.answer}</Text>}
        <Text size="small" tone="muted" isPreformatted>
          <FormattedMessage id="information.received.appeal.said" values={{ text: appeal.text }} />
        </Text>
      </div>
    )
  if (!mayAppeal)
    return (
      <Text size="small" tone="muted">
        <FormattedMessage id="information.received.appeal.over" />
      </Text>
    )
  if (isWriting) return <AppealForm receivedId={id} />
  return (
    <div className={actions}>
      <Button size="small" emphasis="outline" tone="neutral" onClick={() => write(true)}>
        <FormattedMessage id="information.received.appeal.begin" />
      </Button>
      <Text as="span" size="caption" tone="muted">
        <FormattedMessage
          id="information.received.appeal.until"
          values={{ moment: tokyo.dayAndTime(appealableUntil) }}
        />
      </Text>
    </div>
  )
}
