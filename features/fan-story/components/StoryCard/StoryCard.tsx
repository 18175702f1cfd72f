import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/fan-story.ts'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import type { StoryCard_story$key } from './__generated__/StoryCard_story.graphql.ts'
import { card, picture, words } from './StoryCard.css.ts'

type StoryCardProps = {
  story: StoryCard_story$key
  /** It is seen first. */
  priority?: boolean
}

/** A story among others: its picture, its name and what it is about. */
export function StoryCard({ priority, ...props }: StoryCardProps) {
  const { id, title, summary, talent, ...story } = useFragment(
    graphql`
      fragment StoryCard_story on Story @throwOnFieldError {
        id
        title
        summary
        picture {
          ...Image_image
        }
        talent {
          name
          palette
        }
      }
    `,
    props.story,
  )
  return (
    <li data-palette={talent?.palette}>
      <Link href={paths.story({ story_id: id })} className={card}>
        <span className={picture}>
          <Image image={story.picture} ratio={4 / 3} isDecorative priority={priority} />
        </span>
        <span className={words}>
          <Heading level={2} size="medium">
            {title}
          </Heading>
          {talent && (
            <Text as="span" size="small" tone="accent" weight="medium">
              {talent.name}
            </Text>
          )}
          <Text as="span" size="small" tone="muted" lines={3}>
            {summary}
          </Text>
        </span>
      </Link>
    </li>
  )
}
