import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { FilmPlayer } from '#features/player/index.ts'
import { Book } from '../Book/Book.tsx'
import type { ChapterPart_chapter$key } from './__generated__/ChapterPart_chapter.graphql.ts'

type ChapterPartProps = {
  chapter: ChapterPart_chapter$key
  /** Who reads or watches has an account that keeps their place. */
  isKept: boolean
}

/** What a chapter consists of: pages, a film, or a way to another site. */
export function ChapterPart({ isKept, ...props }: ChapterPartProps) {
  const chapter = useFragment(
    graphql`
      fragment ChapterPart_chapter on StoryChapter @throwOnFieldError {
        id
        part {
          kind
          url
          video {
            sources {
              url
            }
            ...FilmPlayer_video
          }
        }
        ...Book_chapter
      }
    `,
    props.chapter,
  )
  const { id, part } = chapter
  if (part?.kind === 'LINK' && part.url != null) return <Leaving url={part.url} />
  if (part?.kind !== 'VIDEO') return <Book key={id} chapter={chapter} isKept={isKept} />
  return part.video?.sources ? (
    <FilmPlayer video={part.video} isKept={isKept} onNext={undefined} onPrevious={undefined} />
  ) : (
    <Banner tone="info">
      <FormattedMessage id="story.film.members" />
    </Banner>
  )
}

/** Before a reader leaves for another site: which one it is. */
function Leaving({ url }: { url: string }) {
  const { host } = new URL(url)
  return (
    <Stack gap={4}>
      <Heading level={2}>
        <FormattedMessage id="story.leave.title" />
      </Heading>
      <Text>
        <FormattedMessage id="story.leave.body" values={{ host }} />
      </Text>
      <ButtonLink href={url} isExternal>
        <FormattedMessage id="story.leave.go" values={{ host }} />
      </ButtonLink>
    </Stack>
  )
}
