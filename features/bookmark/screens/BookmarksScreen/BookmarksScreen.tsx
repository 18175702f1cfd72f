import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { ScreenPage } from '#features/errors/index.ts'
import { PostItemSkeleton } from '#features/post/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { BookmarkList } from '../../components/BookmarkList/BookmarkList.tsx'
import type { BookmarksScreenQuery } from './__generated__/BookmarksScreenQuery.graphql.ts'

/** `/bookmarks`: what a fan keeps to come back to. Nobody else sees it. */
export function Screen(props: ScreenProps<BookmarksScreenQuery>) {
  return (
    <ScreenPage
      title={useIntl().formatMessage({ id: 'bookmark.title' })}
      robots="noindex"
      skeleton={<PostItemSkeleton />}
    >
      <Bookmarks {...props} />
    </ScreenPage>
  )
}

function Bookmarks({ queryRef }: ScreenProps<BookmarksScreenQuery>) {
  const { viewer } = usePreloadedQuery<BookmarksScreenQuery>(
    graphql`
      query BookmarksScreenQuery @throwOnFieldError {
        viewer {
          ...BookmarkList_viewer
        }
      }
    `,
    queryRef,
  )
  return <BookmarkList viewer={viewer} />
}
