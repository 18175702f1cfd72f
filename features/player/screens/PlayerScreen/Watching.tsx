import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { paths as home } from '#addresses/home.ts'
import { paths } from '#addresses/player.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Page } from '#design-system/page/Page.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { PageHead } from '#platform/routing/PageHead.tsx'
import { FilmPlayer } from '../../components/FilmPlayer/FilmPlayer.tsx'
import { goOnTo } from '../../components/FilmPlayer/goingOn.ts'
import { Queue } from './Queue.tsx'
import { MissingFilm } from './MissingFilm.tsx'
import { about, columns, locked, watched } from './Watching.css.ts'
import type { Watching_playlist$key } from './__generated__/Watching_playlist.graphql.ts'
import type { Watching_video$key } from './__generated__/Watching_video.graphql.ts'

type WatchingProps = {
  playlist: Watching_playlist$key
  video: Watching_video$key
  /** Who watches has an account that keeps their place. */
  isKept: boolean
}

/** A film of a list, what it is about, and the list. */
export function Watching({ isKept, ...props }: WatchingProps) {
  const playlist = useFragment(
    graphql`
      fragment Watching_playlist on Playlist @throwOnFieldError {
        id
        title
        videos {
          id
        }
        ...Queue_playlist
      }
    `,
    props.playlist,
  )
  const video = useFragment(
    graphql`
      fragment Watching_video on Video @throwOnFieldError {
        id
        title
        description
        picture {
          url
        }
        talent {
          palette
        }
        sources {
          url
        }
        ...FilmPlayer_video
      }
    `,
    props.video,
  )
  const navigate = useNavigate()
  const at = playlist.videos.findIndex(({ id }) => id === video.id)
  if (at === -1) return <MissingFilm />
  const wayTo = (other: { readonly id: string } | undefined) =>
    other &&
    (() => {
      goOnTo(other.id)
      void navigate(paths.video({ playlist_id: playlist.id, video_id: other.id }))
    })
  const { id, title, description, picture, talent, sources } = video
  const words = (
    <div className={about}>
      <Heading level={1} tabIndex={-1}>
        {title}
      </Heading>
      <Text isPreformatted>{description}</Text>
    </div>
  )
  return (
    <Page width="wide" isBleeding>
      <PageHead
        title={`${title}｜${playlist.title}`}
        description={description}
        image={picture.url}
      />
      <div className={columns} data-palette={talent?.palette}>
        <article className={watched}>
          {sources ? (
            <FilmPlayer
              key={id}
              video={video}
              isKept={isKept}
              href={paths.video({ playlist_id: playlist.id, video_id: id })}
              onNext={wayTo(playlist.videos[at + 1])}
              onPrevious={wayTo(playlist.videos[at - 1])}
            >
              {words}
            </FilmPlayer>
          ) : (
            <>
              <ForMembers />
              {words}
            </>
          )}
        </article>
        <Queue playlist={playlist} current={id} />
      </div>
    </Page>
  )
}

/** In the place of a film that members watch alone. */
function ForMembers() {
  return (
    <div className={locked}>
      <Icon name="lock" size={32} />
      <Text weight="bold">
        <FormattedMessage id="player.members.title" />
      </Text>
      <Text size="small">
        <FormattedMessage id="player.members.body" />
      </Text>
      <ButtonLink href={home.home()}>
        <FormattedMessage id="player.members.go" />
      </ButtonLink>
    </div>
  )
}
