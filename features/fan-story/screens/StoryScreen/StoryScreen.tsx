import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/fan-story.ts'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Page } from '#design-system/page/Page.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Missing, ScreenPart } from '#features/errors/index.ts'
import { Image } from '#features/media/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { BookSkeleton } from '../../components/Book/BookSkeleton.tsx'
import { ChapterList } from '../../components/ChapterList/ChapterList.tsx'
import { ReadOn } from '../../components/ReadOn/ReadOn.tsx'
import type { StoryScreenQuery } from './__generated__/StoryScreenQuery.graphql.ts'
import { columns, picture } from './StoryScreen.css.ts'

/** `/stories/:story_id`: what a story is about, and its chapters. */
export function Screen(props: ScreenProps<StoryScreenQuery>) {
  return (
    <ScreenPart skeleton={<BookSkeleton />} renderFrame={(face) => <StoryFrame>{face}</StoryFrame>}>
      <OneStory {...props} />
    </ScreenPart>
  )
}

function OneStory({ queryRef }: ScreenProps<StoryScreenQuery>) {
  const { node } = usePreloadedQuery<StoryScreenQuery>(
    graphql`
      query StoryScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Story @alias(as: "story") {
            title
            summary
            picture {
              ...Image_image
            }
            talent {
              name
              palette
            }
            ...ReadOn_story
            ...ChapterList_story
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const story = node?.story
  if (!story)
    return (
      <Missing
        title={intl.formatMessage({ id: 'story.missing.title' })}
        body={intl.formatMessage({ id: 'story.missing.body' })}
        nextAction={{ href: paths.stories(), label: intl.formatMessage({ id: 'story.back' }) }}
      />
    )
  const { title, summary, talent } = story
  return (
    <StoryFrame>
      <PageHead title={title} description={summary} />
      <div className={columns} data-palette={talent?.palette}>
        <span className={picture}>
          <Image image={story.picture} ratio={4 / 3} priority />
        </span>
        <Stack gap={6}>
          <Stack gap={3}>
            <Heading level={1} tabIndex={-1}>
              {title}
            </Heading>
            {talent && (
              <Text tone="accent" weight="medium">
                {talent.name}
              </Text>
            )}
            <Text isPreformatted>{summary}</Text>
          </Stack>
          <ReadOn story={story} />
          <ChapterList story={story} />
        </Stack>
      </div>
    </StoryFrame>
  )
}

function StoryFrame({ children }: { children: ReactNode }) {
  const back = useIntl().formatMessage({ id: 'story.back' })
  return (
    <Page width="medium" back={{ href: paths.stories(), label: back }}>
      {children}
    </Page>
  )
}
