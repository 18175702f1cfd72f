import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as drawPaths } from '#addresses/prize-draw.ts'
import { paths as votePaths } from '#addresses/voting-event.ts'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Image } from '#features/media/index.ts'
import { PlayCard, PlayCards } from '../../components/PlayCard/PlayCard.tsx'
import type { ChancesPart_community$key } from './__generated__/ChancesPart_community.graphql.ts'

/** What can be voted on and entered now, and the way to all prize draws. */
export function ChancesPart(props: { community: ChancesPart_community$key }) {
  const { votingEvents, prizeDraws } = useFragment(
    graphql`
      fragment ChancesPart_community on Community @throwOnFieldError {
        votingEvents {
          id
          identifier
          title
          state
          picture {
            ...Image_image
          }
        }
        prizeDraws {
          id
          name
          state
          entryBasis
          picture {
            ...Image_image
          }
        }
      }
    `,
    props.community,
  )
  const votes = votingEvents.filter(({ state }) => state === 'OPEN')
  const draws = prizeDraws.filter(({ state }) => state === 'OPEN')
  return (
    <>
      {votes.length + draws.length > 0 && (
        <PlayCards>
          {votes.map(({ id, identifier, title, picture }) => (
            <PlayCard
              key={id}
              href={votePaths.voting({ identifier })}
              picture={<Image image={picture} ratio={3 / 2} isDecorative />}
              name={title}
            >
              <FormattedMessage id="play.vote" />
            </PlayCard>
          ))}
          {draws.map(({ id, name, entryBasis, picture }) => (
            <PlayCard
              key={id}
              href={drawPaths.draw({ prize_draw_id: id })}
              picture={<Image image={picture} ratio={3 / 2} isDecorative />}
              name={name}
            >
              <FormattedMessage
                id={entryBasis === 'OPEN' ? 'play.draw.open' : 'play.draw.purchase'}
              />
            </PlayCard>
          ))}
        </PlayCards>
      )}
      <TextLink href={drawPaths.draws()}>
        <FormattedMessage id="play.chances.all" />
      </TextLink>
    </>
  )
}
