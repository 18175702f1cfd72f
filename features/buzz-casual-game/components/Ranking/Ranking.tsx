import { FormattedMessage, FormattedNumber } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as profilePaths } from '#addresses/profile.ts'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { UserAvatar, UserName } from '#features/media/index.ts'
import { list, name, own, place, row, score, who } from './Ranking.css.ts'
import type { Ranking_ranks$key } from './__generated__/Ranking_ranks.graphql.ts'

type RankingProps = {
  ranks: Ranking_ranks$key
  /** Whose place stands out. */
  viewerId: string | undefined
}

/** Places of a day, each with who has it. */
export function Ranking({ viewerId, ...props }: RankingProps) {
  const ranks = useFragment(
    graphql`
      fragment Ranking_ranks on BuzzCasualGameRank @relay(plural: true) @throwOnFieldError {
        id
        rank
        score
        fan {
          id
          ...UserAvatar_user
          ...UserName_user
        }
      }
    `,
    props.ranks,
  )
  return (
    <ol className={list}>
      {ranks.map(({ id, rank, score: points, fan }) => (
        <li key={id} className={fan?.id === viewerId && fan ? own : row} value={rank}>
          <span className={place}>
            <FormattedMessage id="greenhouse.rank" values={{ rank }} />
          </span>
          {fan ? (
            <Link href={profilePaths.profile({ user_id: fan.id })} className={who}>
              <UserAvatar user={fan} size={32} />
              <span className={name}>
                <UserName user={fan} />
              </span>
            </Link>
          ) : (
            <span className={name}>
              <FormattedMessage id="greenhouse.gone" />
            </span>
          )}
          <span className={score}>
            <FormattedNumber value={points} />
          </span>
        </li>
      ))}
    </ol>
  )
}
