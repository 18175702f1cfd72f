import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Figure, ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { StoryCard } from '../../components/StoryCard/StoryCard.tsx'
import { list } from '../../components/StoryCard/StoryCard.css.ts'
import { StoryCardSkeleton } from '../../components/StoryCard/StoryCardSkeleton.tsx'
import type { StoriesScreenQuery } from './__generated__/StoriesScreenQuery.graphql.ts'

/** `/stories`: all that a community tells. */
export function Screen(props: ScreenProps<StoriesScreenQuery>) {
  const title = useIntl().formatMessage({ id: 'story.title' })
  return (
    <ScreenPage title={title} width="medium" skeleton={<StoryCardSkeleton />}>
      <Stories {...props} />
    </ScreenPage>
  )
}

function Stories({ queryRef }: ScreenProps<StoriesScreenQuery>) {
  const { tenant } = usePreloadedQuery<StoriesScreenQuery>(
    graphql`
      query StoriesScreenQuery @throwOnFieldError {
        tenant {
          community {
            stories {
              id
              ...StoryCard_story
            }
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const { stories } = tenant.community
  if (stories.length === 0)
    return (
      <EmptyState
        figure={<Figure name="closed" />}
        title={intl.formatMessage({ id: 'story.empty.title' })}
        body={<FormattedMessage id="story.empty.body" />}
      />
    )
  return (
    <ul className={list}>
      {stories.map((story, index) => (
        <StoryCard key={story.id} story={story} priority={index < 2} />
      ))}
    </ul>
  )
}
