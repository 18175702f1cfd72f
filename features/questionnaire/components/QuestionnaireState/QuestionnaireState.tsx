import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { lastInstant } from '#platform/time/lastInstant.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { QuestionnaireState_questionnaire$key } from './__generated__/QuestionnaireState_questionnaire.graphql.ts'

/** Until when it can be answered, what that brings, and how far the viewer is. */
export function QuestionnaireState(props: { questionnaire: QuestionnaireState_questionnaire$key }) {
  const { state, closesAt, coins, hasCoinsLeft, viewerResponse } = useFragment(
    graphql`
      fragment QuestionnaireState_questionnaire on Questionnaire @throwOnFieldError {
        state
        closesAt
        coins
        hasCoinsLeft
        viewerResponse {
          sentAt
        }
      }
    `,
    props.questionnaire,
  )
  const { dayAndTime } = useTokyoTime()
  const isOpen = state === 'OPEN'
  const isSent = viewerResponse?.sentAt != null
  return (
    <Inline gap={2} wrap as="span">
      {isSent && (
        <Chip icon="check" tone="success">
          <FormattedMessage id="questionnaire.state.answered" />
        </Chip>
      )}
      <Chip icon="calendar" tone="neutral">
        <FormattedMessage
          id={`questionnaire.state.${state}`}
          values={{ instant: dayAndTime(lastInstant(closesAt)) }}
        />
      </Chip>
      {isOpen && viewerResponse && !isSent && (
        <Chip icon="edit" tone="warning">
          <FormattedMessage id="questionnaire.state.begun" />
        </Chip>
      )}
      {isOpen && coins > 0 && !isSent && (
        <Chip icon={hasCoinsLeft ? 'coin' : undefined} tone={hasCoinsLeft ? 'accent' : 'neutral'}>
          {hasCoinsLeft ? (
            <FormattedMessage id="questionnaire.coins" values={{ coins }} />
          ) : (
            <FormattedMessage id="questionnaire.coinsGone" />
          )}
        </Chip>
      )}
    </Inline>
  )
}
