import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/fan-story.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { ReadOn_story$data, ReadOn_story$key } from './__generated__/ReadOn_story.graphql.ts'

/** The way to where a fan was in a story, or to its beginning; where all that is open is read, it says so. */
export function ReadOn(props: { story: ReadOn_story$key }) {
  const { id, viewerPlace, chapters } = useFragment(
    graphql`
      fragment ReadOn_story on Story @throwOnFieldError {
        id
        viewerPlace {
          page
          chapter {
            id
            number
          }
        }
        chapters {
          id
          number
          pageCount
          viewerPage
          lock {
            condition
          }
        }
      }
    `,
    props.story,
  )
  const place = viewerPlace ?? unread(chapters)
  if (!place)
    return (
      <Text tone="muted" weight="medium">
        <FormattedMessage id="story.read.all" />
      </Text>
    )
  const isBegun = chapters.some(({ viewerPage }) => viewerPage != null)
  const words = place.page > 1 ? 'story.read.on' : 'story.read.next'
  return (
    <ButtonLink href={paths.chapter({ story_id: id, chapter_id: place.chapter.id })}>
      <FormattedMessage
        id={isBegun ? words : 'story.read.begin'}
        values={{ number: place.chapter.number, page: place.page }}
      />
    </ButtonLink>
  )
}

/** The beginning of the first open chapter that is not read to its end. */
function unread(chapters: ReadOn_story$data['chapters']) {
  const chapter = chapters.find(
    ({ lock, viewerPage, pageCount }) => !lock && (viewerPage ?? 0) < pageCount,
  )
  return chapter && { chapter, page: 1 }
}
