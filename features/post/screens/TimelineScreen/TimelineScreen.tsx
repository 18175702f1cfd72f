import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { ScreenPage } from '#features/errors/index.ts'
import { paths as searchPaths } from '#features/search/paths.ts'
import { paths as topicPaths } from '#features/topic/paths.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { PostItemSkeleton } from '../../components/PostItem/PostItemSkeleton.tsx'
import { PostList } from '../../components/PostList/PostList.tsx'
import { paths } from '../../paths.ts'
import type { TimelineScreenQuery } from './__generated__/TimelineScreenQuery.graphql.ts'

/** `/timeline`: what a community posts. */
export function Screen(props: ScreenProps<TimelineScreenQuery>) {
  const title = useIntl().formatMessage({ id: 'post.timeline.title' })
  return (
    <ScreenPage title={title} skeleton={<PostItemSkeleton />}>
      <Inline gap={2} wrap>
        <ButtonLink href={topicPaths.topics()} emphasis="soft" icon="hash" size="small">
          <FormattedMessage id="post.timeline.topics" />
        </ButtonLink>
        <ButtonLink
          href={paths.drafts()}
          tone="neutral"
          emphasis="outline"
          icon="edit"
          size="small"
        >
          <FormattedMessage id="post.drafts.title" />
        </ButtonLink>
        <ButtonLink
          href={searchPaths.search()}
          tone="neutral"
          emphasis="outline"
          icon="search"
          size="small"
        >
          <FormattedMessage id="post.search" />
        </ButtonLink>
      </Inline>
      <Timeline {...props} />
    </ScreenPage>
  )
}

function Timeline({ queryRef }: ScreenProps<TimelineScreenQuery>) {
  const { tenant, viewer } = usePreloadedQuery<TimelineScreenQuery>(
    graphql`
      query TimelineScreenQuery @throwOnFieldError {
        tenant {
          community {
            ...PostList_community
          }
        }
        viewer {
          ...PostList_viewer
        }
      }
    `,
    queryRef,
  )
  return <PostList community={tenant.community} viewer={viewer} />
}
