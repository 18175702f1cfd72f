import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/fan-story.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Page } from '#design-system/page/Page.tsx'
import { Missing, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { BookSkeleton } from '../../components/Book/BookSkeleton.tsx'
import { ChapterLock } from '../../components/ChapterLock/ChapterLock.tsx'
import { ChapterPart } from '../../components/ChapterPart/ChapterPart.tsx'
import type { ChapterScreenQuery } from './__generated__/ChapterScreenQuery.graphql.ts'

/** `/stories/:story_id/chapters/:chapter_id`: a chapter to read, or how it can be read. */
export function Screen(props: ScreenProps<ChapterScreenQuery>) {
  return (
    <ScreenPart skeleton={<BookSkeleton />} renderFrame={(face) => <Page>{face}</Page>}>
      <Chapter {...props} />
    </ScreenPart>
  )
}

function Chapter({ queryRef }: ScreenProps<ChapterScreenQuery>) {
  const { node, viewer } = usePreloadedQuery<ChapterScreenQuery>(
    graphql`
      query ChapterScreenQuery($id: ID!) @throwOnFieldError {
        viewer {
          user {
            id
          }
        }
        node(id: $id) {
          ... on StoryChapter @alias(as: "chapter") {
            id
            title
            lock {
              condition
            }
            story {
              id
              title
              talent {
                palette
              }
            }
            next {
              id
              title
              lock {
                condition
              }
            }
            ...ChapterLock_chapter
            ...ChapterPart_chapter
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const chapter = node?.chapter
  if (!chapter)
    return (
      <Missing
        title={intl.formatMessage({ id: 'story.missing.chapter' })}
        body={intl.formatMessage({ id: 'story.missing.body' })}
        nextAction={{ href: paths.stories(), label: intl.formatMessage({ id: 'story.back' }) }}
      />
    )
  const { id, title, lock, story, next } = chapter
  const all = paths.story({ story_id: story.id })
  return (
    <div data-palette={story.talent?.palette}>
      <Page title={title} back={{ href: all, label: story.title }}>
        <PageHead title={`${title}｜${story.title}`} />
        {lock ? (
          <ChapterLock chapter={chapter} />
        ) : (
          <>
            <ChapterPart key={id} chapter={chapter} isKept={Boolean(viewer?.user)} />
            {next && !next.lock ? (
              <ButtonLink
                href={paths.chapter({ story_id: story.id, chapter_id: next.id })}
                emphasis="soft"
              >
                <FormattedMessage id="story.nextChapter" values={{ title: next.title }} />
              </ButtonLink>
            ) : (
              <ButtonLink href={all} emphasis="outline" tone="neutral">
                <FormattedMessage id="story.toChapters" />
              </ButtonLink>
            )}
          </>
        )}
      </Page>
    </div>
  )
}
