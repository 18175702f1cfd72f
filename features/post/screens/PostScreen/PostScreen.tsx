import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as timelinePaths } from '#addresses/timeline.ts'
import { Page } from '#design-system/page/Page.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { CommentSection } from '#features/comment/index.ts'
import { Missing, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { PostItem } from '../../components/PostItem/PostItem.tsx'
import { PostItemSkeleton } from '../../components/PostItem/PostItemSkeleton.tsx'
import type { PostScreenQuery } from './__generated__/PostScreenQuery.graphql.ts'

/** `/posts/:post_id`: one post, which a link leads to. */
export function Screen(props: ScreenProps<PostScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<PostItemSkeleton count={1} />}
      renderFrame={(face) => <PostPage>{face}</PostPage>}
    >
      <Post {...props} />
    </ScreenPart>
  )
}

function Post({ queryRef }: ScreenProps<PostScreenQuery>) {
  const { node, viewer } = usePreloadedQuery<PostScreenQuery>(
    graphql`
      query PostScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Post @alias(as: "post") {
            text
            isDeleted
            sharePicture
            author {
              displayName
            }
            ...PostItem_post
            ...CommentSection_subject
          }
        }
        viewer {
          user {
            id
          }
          ...CommentSection_viewer
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const post = node?.post
  if (!post || post.isDeleted)
    return (
      <Missing
        title={intl.formatMessage({ id: 'post.missing.title' })}
        body={intl.formatMessage({ id: 'post.missing.body' })}
        nextAction={{
          href: timelinePaths.timeline(),
          label: intl.formatMessage({ id: 'post.one.back' }),
        }}
      />
    )
  const name = post.author?.displayName ?? intl.formatMessage({ id: 'post.someone' })
  return (
    <PostPage>
      <PageHead
        title={intl.formatMessage({ id: 'post.one.title' }, { name })}
        description={post.text.split('\n', 1)[0] || undefined}
        image={post.sharePicture}
        // Who may be found by it is not theirs to choose yet.
        robots="noindex"
      />
      <Stack gap={5}>
        <PostItem post={post} viewerId={viewer.user?.id} />
        <CommentSection subject={post} viewer={viewer} />
      </Stack>
    </PostPage>
  )
}

function PostPage({ children }: { children: ReactNode }) {
  const intl = useIntl()
  return (
    <Page
      back={{ href: timelinePaths.timeline(), label: intl.formatMessage({ id: 'post.one.back' }) }}
    >
      {children}
    </Page>
  )
}
