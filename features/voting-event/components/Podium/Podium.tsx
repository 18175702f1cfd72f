import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Image } from '#features/media/index.ts'
import { rankOf } from '../Race/ranked.ts'
import type { Podium_event$key } from './__generated__/Podium_event.graphql.ts'
import {
  heights,
  name,
  picture,
  places,
  podium,
  rankStyle,
  step,
  votesStyle,
} from './Podium.css.ts'

/** The first three, the first in the middle; as many stand on a step as share its rank. */
export function Podium(props: { event: Podium_event$key }) {
  const { candidates, totalVotes } = useFragment(
    graphql`
      fragment Podium_event on VotingEvent @throwOnFieldError {
        totalVotes
        candidates {
          id
          name
          votes
          picture {
            ...Image_image
          }
          talent {
            palette
          }
        }
      }
    `,
    props.event,
  )
  if (totalVotes == null || totalVotes === 0) return null
  const ranks = rankOf(candidates)
  const first = candidates
    .map((candidate) => ({ ...candidate, ...ranks.get(candidate.id)! }))
    .filter((candidate) => candidate.place < 3)
    .toSorted((a, b) => a.place - b.place)
  return (
    <ol className={podium}>
      {first.map((candidate) => (
        <li
          key={candidate.id}
          value={candidate.rank}
          className={places.at(candidate.place)}
          data-palette={candidate.talent?.palette}
        >
          <span className={picture}>
            <Image image={candidate.picture} ratio={1} isDecorative priority />
          </span>
          <span className={name}>{candidate.name}</span>
          <span className={votesStyle}>
            <FormattedMessage id="voting.votes" values={{ count: candidate.votes }} />
          </span>
          <span className={`${step} ${heights.at(candidate.rank - 1)}`}>
            <span className={rankStyle}>{candidate.rank}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
