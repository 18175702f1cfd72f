import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as dayPaths } from '#addresses/buzz-casual-game.ts'
import { paths as casualPaths } from '#addresses/casual-game.ts'
import { paths as standalonePaths } from '#addresses/standalone-game.ts'
import { Picture } from '#design-system/picture/Picture.tsx'
import { PlayCard, PlayCards } from '../../components/PlayCard/PlayCard.tsx'
import type { GamesPart_community$key } from './__generated__/GamesPart_community.graphql.ts'

/** The games, each with how it stands for the fan: the day's one first, which everyone plays once. */
export function GamesPart(props: { community: GamesPart_community$key }) {
  const { buzzCasualGame, casualGame, standaloneGame } = useFragment(
    graphql`
      fragment GamesPart_community on Community @throwOnFieldError {
        buzzCasualGame {
          viewerPlay {
            isOpen
            score
            rank
          }
        }
        casualGame(name: "lighthouse") {
          name
          viewerBest
          viewerStamina {
            left
          }
        }
        standaloneGame(name: "harbour") {
          name
          viewerSave {
            version
          }
        }
      }
    `,
    props.community,
  )
  const { formatMessage } = useIntl()
  return (
    <PlayCards>
      {buzzCasualGame && (
        <PlayCard
          href={dayPaths.today()}
          picture={<Art name="scene-greenhouse" color="#d4f4ee" />}
          name={formatMessage({ id: 'play.greenhouse' })}
          note={<FormattedMessage id="play.ofToday" />}
        >
          <DayStanding play={buzzCasualGame.viewerPlay} />
        </PlayCard>
      )}
      {casualGame && (
        <PlayCard
          href={casualPaths.game({ casual_game_id: casualGame.name })}
          picture={<Art name="scene-lighthouse-dawn" color="#8fb7e8" />}
          name={formatMessage({ id: 'play.lighthouse' })}
        >
          <NightStanding game={casualGame} />
        </PlayCard>
      )}
      {standaloneGame && (
        <PlayCard
          href={standalonePaths.game({ standalone_game_id: standaloneGame.name })}
          picture={<Art name="scene-harbour-night" color="#0f1544" />}
          name={formatMessage({ id: 'play.harbour' })}
        >
          <FormattedMessage
            id={standaloneGame.viewerSave ? 'play.harbour.begun' : 'play.harbour.none'}
          />
        </PlayCard>
      )}
    </PlayCards>
  )
}

type Nights = { viewerBest?: number | null; viewerStamina?: { left: number } | null }

function NightStanding({ game: { viewerBest: best, viewerStamina } }: { game: Nights }) {
  if (!viewerStamina) return <FormattedMessage id="play.lighthouse.none" />
  const { left } = viewerStamina
  return (
    <FormattedMessage
      id={best == null ? 'play.lighthouse.left' : 'play.lighthouse.best'}
      values={{ left, best }}
    />
  )
}

type DayPlay = { isOpen: boolean; score?: number | null; rank?: number | null }

function DayStanding({ play }: { play: DayPlay | null | undefined }) {
  if (!play) return <FormattedMessage id="play.greenhouse.none" />
  if (play.isOpen || play.score == null || play.rank == null)
    return <FormattedMessage id="play.greenhouse.open" />
  return (
    <FormattedMessage id="play.greenhouse.over" values={{ score: play.score, rank: play.rank }} />
  )
}

function Art({ name, color }: { name: string; color: string }) {
  return (
    <Picture
      {...{ src: `/art/${name}.svg`, width: 1200, height: 800, ratio: 3 / 2 }}
      alt=""
      dominantColor={color}
    />
  )
}
