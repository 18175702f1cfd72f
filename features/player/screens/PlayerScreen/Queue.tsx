import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/player.ts'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import type { Queue_playlist$key } from './__generated__/Queue_playlist.graphql.ts'
import { list, picture, queue, row, words } from './Queue.css.ts'

/** A playlist's films, in their order: which one plays, and the way to each. */
export function Queue({ current, ...props }: { playlist: Queue_playlist$key; current: string }) {
  const { id, videos } = useFragment(
    graphql`
      fragment Queue_playlist on Playlist @throwOnFieldError {
        id
        videos {
          id
          title
          seconds
          isForMembers
          picture {
            ...Image_image
          }
        }
      }
    `,
    props.playlist,
  )
  return (
    <section className={queue}>
      <Heading level={2} size="medium">
        <FormattedMessage id="player.queue" />
      </Heading>
      <ol className={list}>
        {videos.map(({ id: video_id, title, seconds, isForMembers, picture: image }) => (
          <li key={video_id}>
            <Link
              href={paths.video({ playlist_id: id, video_id })}
              className={row}
              aria-current={video_id === current ? 'page' : undefined}
            >
              <span className={picture}>
                <Image image={image} ratio={16 / 9} isDecorative />
              </span>
              <span className={words}>
                <Text as="span" size="small" weight="bold" lines={2}>
                  {title}
                </Text>
                <Text as="span" size="caption" tone="muted" tabular>
                  <Length seconds={seconds} />
                </Text>
                {video_id === current && (
                  <Chip icon="sound">
                    <FormattedMessage id="player.queue.now" />
                  </Chip>
                )}
                {isForMembers && video_id !== current && (
                  <Chip icon="lock" tone="neutral">
                    <FormattedMessage id="player.queue.members" />
                  </Chip>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Length({ seconds }: { seconds: number }) {
  if (seconds < 60) return <FormattedMessage id="player.length.short" values={{ seconds }} />
  const values = { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }
  return <FormattedMessage id="player.length" values={values} />
}
