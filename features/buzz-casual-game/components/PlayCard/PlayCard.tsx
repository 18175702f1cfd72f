import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { Plant } from '../Plant/Plant.tsx'
import { usePlantName } from '../Plant/usePlantName.ts'
import { card, details, line, pattern, picture, points, turn } from './PlayCard.css.ts'
import type { PlayCard_play$key } from './__generated__/PlayCard_play.graphql.ts'

/** How a play of the day went, to be shown to others: it tells nobody what is dealt. */
export function PlayCard(props: { play: PlayCard_play$key }) {
  const { day, score, best, chains, rank, fan } = useFragment(
    graphql`
      fragment PlayCard_play on BuzzCasualGamePlay @throwOnFieldError {
        day
        score
        best
        chains
        rank
        fan {
          displayName
        }
      }
    `,
    props.play,
  )
  const intl = useIntl()
  const nameOf = usePlantName()
  const tokyo = useTokyoTime()
  const merged = (chains ?? []).filter((count) => count > 0).length
  return (
    <figure className={card}>
      <span className={picture}>
        <Plant kind={best || 1} />
      </span>
      <figcaption className={details}>
        <span className={line}>
          <FormattedMessage
            id="greenhouse.card.of"
            values={{
              day: tokyo.dayShort(`${day}T00:00:00+09:00`),
              name: fan?.displayName ?? 'none',
            }}
          />
        </span>
        <span className={points}>
          <FormattedMessage
            id="greenhouse.points"
            values={{ points: <FormattedNumber value={score ?? 0} /> }}
          />
        </span>
        <span className={line}>
          <FormattedMessage
            id="greenhouse.card.line"
            values={{ rank: rank ?? 0, best: best ?? 1, plant: nameOf(best ?? 1) }}
          />
        </span>
      </figcaption>
      <span
        className={pattern}
        role="img"
        aria-label={intl.formatMessage({ id: 'greenhouse.card.pattern' }, { merged })}
      >
        {(chains ?? []).map((count, index) => (
          <span
            key={index}
            className={turn[count > 1 ? 'chain' : count === 1 ? 'merge' : 'none']}
          />
        ))}
      </span>
    </figure>
  )
}
