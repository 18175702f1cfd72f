import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Changing } from '#design-system/changing/Changing.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { Countdown } from '../Countdown/Countdown.tsx'
import { lights, summary } from './VotingSummary.css.ts'
import type { VotingSummary_event$key } from './__generated__/VotingSummary_event.graphql.ts'

/** The round that is open, the viewer's votes that are left, and why they may not vote now, where that is so. */
export function VotingSummary(props: { event: VotingSummary_event$key }) {
  const event = useFragment(
    graphql`
      fragment VotingSummary_event on VotingEvent @throwOnFieldError {
        state
        opensAt
        closesAt
        votesMost
        voterAgeHours
        needsPhone
        round {
          number
          closesAt
        }
        viewerStanding
        viewerVotesLeft
        viewerMayVoteFrom
      }
    `,
    props.event,
  )
  const { state, round, viewerStanding, viewerVotesLeft, viewerMayVoteFrom, votesMost } = event
  const tokyo = useTokyoTime()
  const isLast = round?.closesAt === event.closesAt
  const hasNext = !isLast && viewerVotesLeft > 0
  return (
    <section className={summary}>
      {state === 'UPCOMING' && (
        <Countdown until={event.opensAt}>
          <FormattedMessage id="voting.opens" />
        </Countdown>
      )}
      {round && (
        <Countdown until={round.closesAt}>
          <FormattedMessage
            id={viewerStanding === 'VOTED' && hasNext ? 'voting.round.next' : 'voting.round.closes'}
            values={{ number: round.number }}
          />
        </Countdown>
      )}
      {round && viewerStanding !== 'GUEST' && (
        <Text size="small" tabular>
          <span className={lights} aria-hidden="true">
            {'●'.repeat(viewerVotesLeft)}
            {'○'.repeat(votesMost - viewerVotesLeft)}
          </span>{' '}
          <Changing of={viewerVotesLeft}>
            <FormattedMessage
              id="voting.left"
              values={{ count: viewerVotesLeft, most: votesMost }}
            />
          </Changing>
        </Text>
      )}
      <Standing>
        {viewerStanding === 'ACCOUNT_TOO_NEW' && viewerMayVoteFrom != null && (
          <FormattedMessage
            id="voting.standing.ACCOUNT_TOO_NEW"
            values={{ hours: event.voterAgeHours, instant: tokyo.dayAndTime(viewerMayVoteFrom) }}
          />
        )}
        {(viewerStanding === 'NOT_JOINED' ||
          viewerStanding === 'PHONE_REQUIRED' ||
          viewerStanding === 'LIMIT') &&
          round && <FormattedMessage id={`voting.standing.${viewerStanding}`} />}
        {viewerStanding === 'GUEST' && round && (
          <FormattedMessage
            id="voting.standing.GUEST"
            values={{
              most: votesMost,
              hours: event.voterAgeHours,
              needsPhone: String(event.needsPhone),
            }}
          />
        )}
        {state === 'COUNTING' && <FormattedMessage id="voting.counting" />}
        {state === 'ENDED' && <FormattedMessage id="voting.ended" />}
      </Standing>
    </section>
  )
}

function Standing({ children }: { children: ReactNode }) {
  return (
    <Text as="div" size="small">
      {children}
    </Text>
  )
}
