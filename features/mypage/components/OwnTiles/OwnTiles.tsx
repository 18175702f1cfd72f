import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as chatPaths } from '#addresses/chat.ts'
import { paths as collectionPaths } from '#addresses/collection.ts'
import { paths as followPaths } from '#addresses/follow.ts'
import { paths as missionPaths } from '#addresses/mission.ts'
import { searchOfPostsBy } from '#addresses/search.ts'
import { paths as supporterPaths } from '#addresses/supporter-rank.ts'
import { paths as timelinePaths } from '#addresses/timeline.ts'
import { paths as machinePaths } from '#addresses/treasure-machine.ts'
import { paths as walletPaths } from '#addresses/wallet.ts'
import type { OwnTiles_community$key } from './__generated__/OwnTiles_community.graphql.ts'
import type { OwnTiles_viewer$key } from './__generated__/OwnTiles_viewer.graphql.ts'
import { tiles } from './OwnTiles.css.ts'
import { RankTile } from './RankTile.tsx'
import { Tile } from './Tile.tsx'

type OwnTilesProps = { viewer: OwnTiles_viewer$key; community: OwnTiles_community$key }

/** What one has, in numbers. A feature that gives fans something to have adds its tile. */
export function OwnTiles(props: OwnTilesProps) {
  const viewer = useFragment(
    graphql`
      fragment OwnTiles_viewer on Viewer @throwOnFieldError {
        user {
          id
        }
        penlightCount
        postCount
        drawTickets
        coinWallet {
          free
          paid
        }
        collectedCards {
          viewerCount
        }
        collectedNfts {
          id
        }
        ownedBadges {
          id
        }
      }
    `,
    props.viewer,
  )
  const { viewerFollows: follows, supporterSeason: season } = useFragment(
    graphql`
      fragment OwnTiles_community on Community @throwOnFieldError {
        viewerFollows {
          followingCount
          followerCount
        }
        supporterSeason {
          id
          viewerPoints
          viewerRank {
            name
          }
        }
      }
    `,
    props.community,
  )
  const { user, penlightCount, postCount, drawTickets, coinWallet, collectedNfts, ownedBadges } =
    viewer
  const cards = viewer.collectedCards.reduce((sum, { viewerCount }) => sum + viewerCount, 0)
  const coins = coinWallet ? coinWallet.free + coinWallet.paid : 0
  const talk = chatPaths.channels()
  const machines = machinePaths.machines()
  const collections = collectionPaths.collections()
  const list = followPaths.followList()
  return (
    <ul className={tiles} aria-label={useIntl().formatMessage({ id: 'mypage.tiles' })}>
      {season?.viewerPoints != null && (
        <RankTile
          href={supporterPaths.season({ season_id: season.id })}
          rank={season.viewerRank?.name}
          points={season.viewerPoints}
        />
      )}
      <Tile name="penlights" icon="penlight" count={penlightCount} href={talk} firstHref={talk} />
      <Tile name="coins" icon="coin" count={coins} href={walletPaths.coins()} />
      <Tile name="tickets" icon="play" count={drawTickets} href={machines} />
      <Tile
        {...{ name: 'cards', icon: 'sparkle', count: cards + collectedNfts.length }}
        href={collections}
        firstHref={machines}
      />
      <Tile
        {...{ name: 'badges', icon: 'star', count: ownedBadges.length }}
        href={collectionPaths.badges()}
        firstHref={missionPaths.missions()}
      />
      <Tile
        {...{ name: 'posts', icon: 'edit', count: postCount }}
        href={user ? searchOfPostsBy(user.id) : timelinePaths.timeline()}
        firstHref={timelinePaths.timeline()}
      />
      <Tile name="following" icon="user" count={follows?.followingCount ?? 0} href={list} />
      <Tile
        {...{ name: 'followers', icon: 'users', count: follows?.followerCount ?? 0 }}
        href={`${list}?list=followers`}
      />
    </ul>
  )
}
