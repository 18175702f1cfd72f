import { fetchQuery, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { Recount } from '../../machines/recountMachine.ts'
import { fetchLog, holdAgainst, type Published } from './countLog.ts'
import type { countRoundQuery } from './__generated__/countRoundQuery.graphql.ts'

const query = graphql`
  query countRoundQuery($eventId: ID!) @throwOnFieldError {
    node(id: $eventId) {
      ... on VotingEvent {
        rounds {
          id
          logUrl
          logDigest
          tallies {
            candidateId
            counted
            setAside
          }
          ...RoundCount_round
        }
      }
    }
  }
`

type Round = {
  readonly id: string
  readonly logUrl?: string | null
  readonly logDigest?: string | null
  readonly tallies: Published['tallies']
}

/**
 * Counts a round's log and holds it against what the page says. A round may have been counted anew since the page
 * came: what differs is held once more, against what stands published now. Throws where either could not be had.
 */
export async function countRound(
  environment: IEnvironment,
  eventId: string,
  round: Round,
): Promise<Recount> {
  const recount = await countAs(round)
  if (recount.isSameLog && recount.isSameSum) return recount
  const told = await fetchQuery<countRoundQuery>(environment, query, { eventId }).toPromise()
  const now = told?.node?.rounds?.find(({ id }) => id === round.id)
  if (!now) throw new Error(`the round ${round.id} is not told of`)
  return countAs(now)
}

const countAs = async ({ logUrl, logDigest, tallies }: Round) =>
  holdAgainst(await fetchLog(logUrl ?? ''), { tallies, logDigest: logDigest ?? '' })
