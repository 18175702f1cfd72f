import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as gamePaths } from '#addresses/buzz-casual-game.ts'
import { paths as checkInPaths } from '#addresses/check-in.ts'
import { paths as storyPaths } from '#addresses/fan-story.ts'
import { paths as missionPaths } from '#addresses/mission.ts'
import { Icon, type IconName } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import type { TodayTiles_community$key } from './__generated__/TodayTiles_community.graphql.ts'
import { label, state, tile, tiles } from './TodaySection.css.ts'

/** Ways to what can be done today, each with where the fan stands in it. */
export function TodayTiles(props: { community: TodayTiles_community$key }) {
  const { viewerCheckIns, viewerMissions, viewerMissedMissions, ...community } = useFragment(
    graphql`
      fragment TodayTiles_community on Community @throwOnFieldError {
        viewerCheckIns {
          todays {
            id
          }
          streak
          nextCoins
        }
        viewerMissions {
          standing
          mission {
            period
          }
        }
        viewerMissedMissions {
          id
        }
        buzzCasualGame {
          viewerPlay {
            isOpen
            endedAt
          }
        }
        stories {
          title
        }
      }
    `,
    props.community,
  )
  const { buzzCasualGame, stories } = community
  const missed = viewerMissedMissions.length
  return (
    <ul className={tiles}>
      {viewerCheckIns && (
        <Tile
          href={checkInPaths.checkIn()}
          icon="calendar"
          name="checkIn"
          isDone={viewerCheckIns.todays !== null}
        >
          <FormattedMessage
            id={viewerCheckIns.todays ? 'home.today.stamped' : 'home.today.toStamp'}
            values={{ days: viewerCheckIns.streak, coins: viewerCheckIns.nextCoins }}
          />
        </Tile>
      )}
      {viewerMissions && viewerMissions.length + missed > 0 && (
        <Tile
          href={missionPaths.missions()}
          icon="flag"
          name="missions"
          {...missionsToday(viewerMissions, missed)}
        />
      )}
      {buzzCasualGame && (
        <Tile
          href={gamePaths.today()}
          icon="play"
          name="game"
          isDone={!!buzzCasualGame.viewerPlay && !buzzCasualGame.viewerPlay.isOpen}
        >
          <FormattedMessage
            id="home.today.play"
            values={{ standing: playStanding(buzzCasualGame.viewerPlay) }}
          />
        </Tile>
      )}
      {stories[0] && (
        <Tile href={storyPaths.stories()} icon="star" name="stories" isDone={false}>
          {stories[0].title}
        </Tile>
      )}
    </ul>
  )
}

type Round = { standing: string; mission: { period: string } }

/** What waits to be received comes first, also of days that are over, for it lapses; then what the day still asks. */
function missionsToday(rounds: readonly Round[], missed: number) {
  const waiting = missed + rounds.filter(({ standing }) => standing === 'DONE').length
  const open = rounds.filter(
    ({ standing, mission }) => standing === 'OPEN' && mission.period === 'DAILY',
  ).length
  if (waiting > 0)
    return {
      isDone: false,
      children: <FormattedMessage id="home.today.waiting" values={{ count: waiting }} />,
    }
  return {
    isDone: open === 0,
    children: <FormattedMessage id="home.today.open" values={{ count: open }} />,
  }
}

function playStanding(play: { isOpen: boolean } | null | undefined) {
  if (!play) return 'none'
  return play.isOpen ? 'open' : 'over'
}

type TileProps = {
  href: string
  icon: IconName
  name: 'checkIn' | 'missions' | 'game' | 'stories'
  isDone: boolean
  children: ReactNode
}

function Tile({ href, icon, name, isDone, children }: TileProps) {
  return (
    <li>
      <Link href={href} className={tile({ isDone })}>
        <Icon name={isDone ? 'check' : icon} />
        <span className={label}>
          <FormattedMessage id={`home.today.${name}`} />
        </span>
        <span className={state}>{children}</span>
      </Link>
    </li>
  )
}
