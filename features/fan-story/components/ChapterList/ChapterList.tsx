import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/fan-story.ts'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { ChapterList_story$key } from './__generated__/ChapterList_story.graphql.ts'
import { list, locked, open, waysIn, words } from './ChapterList.css.ts'
import { useLockWords } from './useLockWords.ts'

/** A story's chapters: the way into each, or how it can be read. */
export function ChapterList(props: { story: ChapterList_story$key }) {
  const { id, chapters } = useFragment(
    graphql`
      fragment ChapterList_story on Story @throwOnFieldError {
        id
        chapters {
          id
          number
          kind
          title
          pageCount
          viewerPage
          lock {
            condition
            opensAt
            rankName
            passes
          }
        }
      }
    `,
    props.story,
  )
  const wordsOf = useLockWords()
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>
        <FormattedMessage id="story.chapters" />
      </Heading>
      <ol className={list}>
        {chapters.map(({ id: chapter_id, number, kind, title, pageCount, viewerPage, lock }) => {
          const name = (
            <span className={words}>
              <Text as="span" size="caption" tone="muted">
                <FormattedMessage id="story.chapter" values={{ number }} />
              </Text>
              <Text as="span" weight="bold">
                {title}
              </Text>
              <Text as="span" size="small" tone="muted">
                {lock ? wordsOf(lock) : <Read kind={kind} page={viewerPage} count={pageCount} />}
              </Text>
            </span>
          )
          return (
            <li key={chapter_id}>
              {lock?.condition === 'PERIOD' ? (
                <div className={locked}>
                  {name}
                  <Icon name="lock" size={20} />
                </div>
              ) : (
                // What a fan can do something about leads to how.
                <Link
                  href={paths.chapter({ story_id: id, chapter_id })}
                  className={lock ? waysIn : open}
                >
                  {name}
                  <Icon name={lock ? 'lock' : 'chevronRight'} size={20} />
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </Stack>
  )
}

type ReadProps = { kind: string; page: number | null | undefined; count: number }

/** How much of a chapter there is, and how far it is read. */
function Read({ kind, page, count }: ReadProps) {
  if (kind === 'EXTERNAL_LINK' || kind === 'VIDEO')
    return <FormattedMessage id={`story.kind.${kind}`} />
  if (page == null) return <FormattedMessage id="story.pages" values={{ count }} />
  return page < count ? (
    <FormattedMessage id="story.read.at" values={{ page, count }} />
  ) : (
    <FormattedMessage id="story.read.whole" values={{ count }} />
  )
}
