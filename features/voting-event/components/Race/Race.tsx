import type { CSSProperties } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Changing } from '#design-system/changing/Changing.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import type { Race_event$key } from './__generated__/Race_event.graphql.ts'
import { head, race } from './Race.css.ts'
import { RaceRow } from './RaceRow.tsx'
import { rankOf } from './ranked.ts'

/** The bars of all candidates, overtaking each other as votes come in. Still where nothing shall move. */
export function Race(props: { event: Race_event$key }) {
  const { candidates, state, totalVotes, viewerVotes, round } = useFragment(
    graphql`
      fragment Race_event on VotingEvent @throwOnFieldError {
        state
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
        round {
          day
        }
        viewerVotes {
          day
          candidate {
            id
          }
        }
      }
    `,
    props.event,
  )
  const isHidden = totalVotes == null
  const ranks = rankOf(candidates)
  const most = Math.max(...candidates.map(({ votes }) => votes ?? 0), 1)
  const own = viewerVotes.find(({ day }) => day === round?.day)?.candidate.id
  return (
    <section>
      <div className={head}>
        <Heading level={2}>
          <FormattedMessage id={`voting.race.${nameOf(isHidden, state)}`} />
        </Heading>
        <Text tone="muted" size="small" tabular>
          {isHidden ? (
            <FormattedMessage id="voting.race.hidden" />
          ) : (
            <Changing of={totalVotes}>
              <FormattedMessage id="voting.race.total" values={{ count: totalVotes }} />
            </Changing>
          )}
        </Text>
      </div>
      <ol className={race} style={{ '--rows': candidates.length } as CSSProperties}>
        {candidates.map(({ id, name, picture, talent }) => (
          <RaceRow
            key={id}
            name={name}
            picture={<Image image={picture} ratio={1} isDecorative />}
            palette={talent?.palette}
            standing={ranks.get(id)!}
            most={most}
            isOwn={own === id}
            isHidden={isHidden}
          />
        ))}
      </ol>
    </section>
  )
}

function nameOf(isHidden: boolean, state: string) {
  if (isHidden) return 'candidates'
  return state === 'ENDED' ? 'final' : 'title'
}
