import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Figure, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { MissingFilm, OutsideOfIt } from './MissingFilm.tsx'
import { Watching } from './Watching.tsx'
import type { PlayerScreenQuery } from './__generated__/PlayerScreenQuery.graphql.ts'
import { PlayerScreenSkeleton } from './PlayerScreenSkeleton.tsx'

/** `/player/:playlist_id` and `/player/:playlist_id/:video_id`: a film, and those that come before and after it. */
export function Screen(props: ScreenProps<PlayerScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<PlayerScreenSkeleton />}
      renderFrame={(face) => <OutsideOfIt>{face}</OutsideOfIt>}
    >
      <Player {...props} />
    </ScreenPart>
  )
}

function Player({ queryRef }: ScreenProps<PlayerScreenQuery>) {
  const data = usePreloadedQuery<PlayerScreenQuery>(
    graphql`
      query PlayerScreenQuery($playlistId: ID!, $videoId: ID!, $isNamed: Boolean!)
      @throwOnFieldError {
        viewer {
          user {
            id
          }
        }
        playlist: node(id: $playlistId) {
          ... on Playlist @alias(as: "list") {
            title
            videos {
              id
            }
            viewerVideo @skip(if: $isNamed) {
              ...Watching_video
            }
            ...Watching_playlist
          }
        }
        video: node(id: $videoId) @include(if: $isNamed) {
          ... on Video @alias(as: "film") {
            ...Watching_video
          }
        }
      }
    `,
    queryRef,
  )
  const list = data.playlist?.list
  const film = list?.viewerVideo ?? data.video?.film
  if (!list || (!film && list.videos.length > 0)) return <MissingFilm />
  if (!film) return <EmptyList title={list.title} />
  return <Watching playlist={list} video={film} isKept={Boolean(data.viewer?.user)} />
}

function EmptyList({ title }: { title: string }) {
  const intl = useIntl()
  return (
    <OutsideOfIt>
      <PageHead title={title} />
      <EmptyState
        headingLevel={1}
        figure={<Figure name="closed" />}
        title={intl.formatMessage({ id: 'player.empty.title' })}
        body={intl.formatMessage({ id: 'player.empty.body' })}
      />
    </OutsideOfIt>
  )
}
