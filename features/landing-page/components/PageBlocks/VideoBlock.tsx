import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/player.ts'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import { film, filmPicture, filmSign, part, words } from './PageBlocks.css.ts'
import type { VideoBlock_block$key } from './__generated__/VideoBlock_block.graphql.ts'

/** The way to films, by the picture of the first; nothing where there are none any more. */
export function VideoBlock(props: { block: VideoBlock_block$key }) {
  const { heading, playlist } = useFragment(
    graphql`
      fragment VideoBlock_block on LandingVideoBlock @throwOnFieldError {
        heading
        playlist {
          id
          title
          description
          picture {
            ...Image_image
          }
        }
      }
    `,
    props.block,
  )
  if (!playlist) return null
  const { id, title, description, picture } = playlist
  return (
    <section className={part}>
      <Heading level={2}>{heading}</Heading>
      <Link href={paths.playlist({ playlist_id: id })} className={film}>
        <span className={filmPicture}>
          <Image image={picture} ratio={16 / 9} isDecorative />
          <span className={filmSign} />
        </span>
        <span className={words}>
          <Text as="span" weight="bold">
            {title}
          </Text>
          <Text as="span" size="small" tone="muted">
            {description}
          </Text>
        </span>
      </Link>
    </section>
  )
}
