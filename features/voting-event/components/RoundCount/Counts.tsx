import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { RoundCount } from './RoundCount.tsx'
import type { Counts_event$key } from './__generated__/Counts_event.graphql.ts'

/** How each published round was counted, so that anyone can count again and find their own vote. */
export function Counts(props: { event: Counts_event$key }) {
  const { id, candidates, rounds, viewerVotes } = useFragment(
    graphql`
      fragment Counts_event on VotingEvent @throwOnFieldError {
        id
        candidates {
          id
          name
        }
        rounds {
          id
          day
          ...RoundCount_round
        }
        viewerVotes {
          day
          receipt
        }
      }
    `,
    props.event,
  )
  const names = new Map(candidates.map(({ id, name }) => [id, name]))
  const receipts = new Map(viewerVotes.map(({ day, receipt }) => [day, receipt]))
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>
        <FormattedMessage id="voting.counted.title" />
      </Heading>
      <Text>
        <FormattedMessage id="voting.counted.how" />
      </Text>
      {rounds.length === 0 ? (
        <Text tone="muted">
          <FormattedMessage id="voting.counted.none" />
        </Text>
      ) : (
        <ul>
          {rounds.map((round) => (
            <RoundCount
              key={round.id}
              eventId={id}
              round={round}
              names={names}
              receipt={receipts.get(round.day)}
            />
          ))}
        </ul>
      )}
    </Stack>
  )
}
