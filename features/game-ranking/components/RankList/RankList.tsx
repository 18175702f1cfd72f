import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/game-ranking.ts'
import { paths as profilePaths } from '#addresses/profile.ts'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { MemberMoon, UserAvatar } from '#features/media/index.ts'
import {
  later,
  list,
  name,
  named,
  own,
  place,
  row,
  score as scoreClass,
  watch,
  who,
} from './RankList.css.ts'
import type { RankList_ranks$key } from './__generated__/RankList_ranks.graphql.ts'

type RankListProps = {
  ranks: RankList_ranks$key
  /** Whose plays they are, as it stands in addresses. */
  game: string
  /** Whose place stands out. */
  viewerId: string | undefined
}

/** Places of a ranking, each with who stands there. */
export function RankList({ game, viewerId, ...props }: RankListProps) {
  const ranks = useFragment(
    graphql`
      fragment RankList_ranks on GameRank @relay(plural: true) @throwOnFieldError {
        id
        rank
        score
        playId
        watching
        fan {
          id
          displayName
          ...UserAvatar_user
        }
        fanMembership {
          isSubscriber
        }
      }
    `,
    props.ranks,
  )
  const intl = useIntl()
  return (
    <ol className={list}>
      {ranks.map(({ id, rank, score, playId, watching, fan, fanMembership }) => (
        <li key={id} className={fan && fan.id === viewerId ? own : row} value={rank}>
          <span className={place}>
            <FormattedMessage id="gameRanking.rank" values={{ rank }} />
          </span>
          {fan ? (
            <Link className={who} href={profilePaths.profile({ user_id: fan.id })}>
              <UserAvatar user={fan} size={32} />
              <span className={named}>
                <span className={name}>{fan.displayName}</span>
                {fanMembership?.isSubscriber && (
                  <MemberMoon label={intl.formatMessage({ id: 'gameRanking.subscriber' })} />
                )}
              </span>
            </Link>
          ) : (
            <span className={name}>
              <FormattedMessage id="gameRanking.gone" />
            </span>
          )}
          <span className={scoreClass}>
            <FormattedNumber value={score} />
          </span>
          {fan && watching === 'OPEN' && (
            <Link
              className={watch}
              href={paths.replay({ game_id: game, play_id: playId })}
              aria-label={intl.formatMessage(
                { id: 'gameRanking.watch' },
                { name: fan.displayName },
              )}
            >
              <Icon name="resume" />
            </Link>
          )}
          {fan && watching === 'AFTER_OWN_TRY' && (
            <span className={later}>
              <Icon
                name="lock"
                label={intl.formatMessage(
                  { id: 'gameRanking.watch.later' },
                  { name: fan.displayName },
                )}
              />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
