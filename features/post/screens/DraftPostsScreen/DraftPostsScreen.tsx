import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as timelinePaths } from '#addresses/timeline.ts'
import { LogInFirst, ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { DraftList } from '../../components/DraftList/DraftList.tsx'
import { PostItemSkeleton } from '../../components/PostItem/PostItemSkeleton.tsx'
import type { DraftPostsScreenQuery } from './__generated__/DraftPostsScreenQuery.graphql.ts'

/** `/draft-posts`: what a fan has begun to write. */
export function Screen(props: ScreenProps<DraftPostsScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'post.drafts.title' })}
      back={{ href: timelinePaths.timeline(), label: intl.formatMessage({ id: 'post.one.back' }) }}
      skeleton={<PostItemSkeleton />}
      robots="noindex"
    >
      <Drafts {...props} />
    </ScreenPage>
  )
}

function Drafts({ queryRef }: ScreenProps<DraftPostsScreenQuery>) {
  const { tenant, viewer } = usePreloadedQuery<DraftPostsScreenQuery>(
    graphql`
      query DraftPostsScreenQuery @throwOnFieldError {
        tenant {
          community {
            ...DraftList_community
          }
        }
        viewer {
          user {
            id
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  if (!viewer.user)
    return (
      <LogInFirst
        title={intl.formatMessage({ id: 'post.drafts.guest' })}
        body={intl.formatMessage({ id: 'post.drafts.guest.body' })}
      />
    )
  return <DraftList community={tenant.community} />
}
