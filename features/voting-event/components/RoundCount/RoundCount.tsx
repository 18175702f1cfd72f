import { useActorRef, useSelector } from '@xstate/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { fromPromise } from 'xstate'
import { Button } from '#design-system/button/Button.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { recountMachine, type Recount } from '../../machines/recountMachine.ts'
import { countRound } from './countRound.ts'
import { RecountWords } from './RecountWords.tsx'
import { ReceiptFinder } from './ReceiptFinder.tsx'
import { actions, digest, log, round as roundStyle } from './RoundCount.css.ts'
import type { RoundCount_round$key } from './__generated__/RoundCount_round.graphql.ts'

type RoundCountProps = {
  /** Whose round it is. */
  eventId: string
  round: RoundCount_round$key
  /** The candidates' names by their ids. */
  names: ReadonlyMap<string, string>
  /** The viewer's own, where they voted in it. */
  receipt: string | undefined
}

/** How a round was counted, and a button that counts it once more, in this browser, from its log. */
export function RoundCount({ eventId, names, receipt, ...props }: RoundCountProps) {
  const round = useFragment(
    graphql`
      fragment RoundCount_round on VotingRound @throwOnFieldError {
        id
        number
        opensAt
        recounts
        logUrl
        logDigest
        tallies {
          candidateId
          counted
          setAside
        }
      }
    `,
    props.round,
  )
  const { number, opensAt, recounts, tallies, logUrl, logDigest } = round
  const intl = useIntl()
  const tokyo = useTokyoTime()
  const environment = useRelayEnvironment()
  const count = fromPromise<Recount>(() => countRound(environment, eventId, round))
  const actor = useActorRef(recountMachine.provide({ actors: { count } }))
  const state = useSelector(actor, (snapshot) => snapshot)
  const sumOf = (of: 'counted' | 'setAside') => tallies.reduce((sum, tally) => sum + tally[of], 0)
  const { recount } = state.context
  return (
    <li className={roundStyle}>
      <Heading level={3} size="small">
        <FormattedMessage
          id="voting.round.title"
          values={{ number, day: tokyo.dayShort(opensAt) }}
        />
      </Heading>
      <Text size="small" tabular>
        <FormattedMessage
          id="voting.round.counts"
          values={{ counted: sumOf('counted'), setAside: sumOf('setAside'), recounts }}
        />
      </Text>
      <div className={actions}>
        <Button
          size="small"
          emphasis="outline"
          tone="neutral"
          isBusy={state.hasTag('busy')}
          busyLabel={intl.formatMessage({ id: 'voting.recount.busy' })}
          onClick={() => actor.send({ type: 'recount.asked' })}
        >
          <FormattedMessage id={recount ? 'voting.recount.again' : 'voting.recount'} />
        </Button>
        {logUrl != null && (
          <a href={logUrl} download className={log}>
            <FormattedMessage id="voting.log" />
          </a>
        )}
      </div>
      <RecountWords state={state.value} recount={recount} />
      {recount && <ReceiptFinder votes={recount.votes} names={names} own={receipt} />}
      <p className={digest}>SHA-256 {logDigest}</p>
    </li>
  )
}
