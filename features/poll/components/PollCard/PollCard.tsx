import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Changing } from '#design-system/changing/Changing.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { keepFocus } from '#platform/focus/keepFocus.ts'
import { useSession } from '#platform/session/session.ts'
import type { PollCard_post$key } from './__generated__/PollCard_post.graphql.ts'
import { PollBallot } from './PollBallot.tsx'
import { PollEnd } from './PollEnd.tsx'
import { PollResult } from './PollResult.tsx'
import { card, list, plain, send } from './PollCard.css.ts'
import { useOutcome } from './useOutcome.ts'
import { useVotePoll } from './useVotePoll.ts'

/** What a post asks: its choices for whoever has yet to vote, how it stands for whoever may see that. */
export function PollCard(props: { post: PollCard_post$key }) {
  const { id, poll } = useFragment(
    graphql`
      fragment PollCard_post on Post @throwOnFieldError {
        id
        poll {
          endsAt
          hasEnded
          voterCount
          viewerMayVote
          choices {
            ordinal
            text
            isViewers
            percentage
            voteCount
          }
        }
      }
    `,
    props.post,
  )
  const intl = useIntl()
  const { openLogin } = useSession()
  const [isOver, setIsOver] = useState(false)
  useOutcome(id, isOver && !poll?.hasEnded)
  const { vote, isVoting, hasVoted, error } = useVotePoll(id)
  const [chosen, setChosen] = useState<number>()
  if (!poll) return null
  const { choices, voterCount, endsAt, hasEnded } = poll
  const own = choices.find(({ isViewers }) => isViewers)
  const isOpen = poll.viewerMayVote && !isOver
  // By the gateway's answer, which the server's page has too: who reads it is known there.
  const isGuests = !poll.viewerMayVote && voterCount == null && !isOver
  return (
    <div
      ref={keepFocus}
      className={card}
      role="group"
      aria-label={intl.formatMessage({ id: 'poll.title' })}
    >
      <VisuallyHidden>
        <span role="status">
          {hasVoted && own?.percentage != null && (
            <FormattedMessage
              id="poll.voted"
              values={{ choice: own.text, percentage: own.percentage }}
            />
          )}
          {isOver && !hasVoted && voterCount != null && <FormattedMessage id="poll.over" />}
        </span>
      </VisuallyHidden>
      {voterCount != null ? (
        <PollResult choices={choices} isFocused={hasVoted} />
      ) : isOpen ? (
        <PollBallot
          choices={choices}
          chosen={chosen}
          onChoose={setChosen}
          isVoting={isVoting}
          onVote={vote}
        />
      ) : (
        <ul className={list} aria-label={intl.formatMessage({ id: 'poll.choices' })}>
          {choices.map(({ ordinal, text }) => (
            <li key={ordinal} className={plain}>
              {text}
            </li>
          ))}
        </ul>
      )}
      {/* A vote is for good: what goes again is what is chosen now. */}
      {error && <ErrorWords error={error} onRetry={() => chosen !== undefined && vote(chosen)} />}
      {isGuests && (
        <div className={send}>
          <Text as="span" size="small">
            <FormattedMessage id="poll.guest" />
          </Text>
          <Button
            emphasis="outline"
            tone="neutral"
            size="small"
            onClick={() => openLogin({ step: 'signup' })}
          >
            <FormattedMessage id="poll.logIn" />
          </Button>
        </div>
      )}
      <Text as="div" size="caption" tone="muted" tabular>
        {voterCount != null && (
          <Changing of={voterCount}>
            <FormattedMessage id="poll.voters" values={{ count: voterCount }} />
            {'・'}
          </Changing>
        )}
        <PollEnd endsAt={endsAt} hasEnded={hasEnded} onOver={() => setIsOver(true)} />
      </Text>
    </div>
  )
}
