import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { paths } from '#addresses/bookmark.ts'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import type { Show } from '#platform/submission/sendLatest.ts'
import { useLatestChoice } from '#platform/submission/useLatestChoice.ts'
import type { useBookmarkItemMutation } from './__generated__/useBookmarkItemMutation.graphql.ts'

type BookmarkItem = {
  id: string
  isBookmarked: boolean
  /** Shows more of it than the post's or topic's own mark. */
  show?: Show<boolean>
}

/**
 * Gives the menu's item by which a post or a topic is kept to come back to, or kept no longer: once it is done, a toast
 * says so, and leads to what is kept, or undoes it where it may still be read. A guest signs up first.
 */
export function useBookmarkItem({ id, isBookmarked, show }: BookmarkItem) {
  const intl = useIntl()
  const navigate = useNavigate()
  const showToast = useToast()
  const mark: Show<boolean> = (store, isKept) => {
    store.get(id)?.setValue(isKept, 'isBookmarked')
    show?.(store, isKept)
  }
  const look = {
    label: intl.formatMessage({ id: 'written.bookmark.look' }),
    onPress: () => void navigate(paths.bookmarks()),
  }
  const choose = useLatestChoice<useBookmarkItemMutation>({
    subject: `bookmark:${id}`,
    mutation: graphql`
      mutation useBookmarkItemMutation($input: BookmarkInput!) {
        bookmark(input: $input) {
          ... on BookmarkSuccess @alias(as: "success") {
            subject {
              id
              isBookmarked
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (isKept) => ({ input: { subjectId: id, isBookmarked: isKept } }),
    show: mark,
    // Of what may not be read any more, the answer holds nothing.
    settle: mark,
    logIn: { step: 'signup' },
    isResumed: true,
    onDone: (isKept, { subject }) =>
      showToast({
        message: intl.formatMessage({
          id: isKept ? 'written.bookmark.added' : 'written.bookmark.removed',
        }),
        ...(isKept ? { action: look } : subject && { action: undo }),
      }),
    onFailed: useFailureToast(),
  })
  const undo = {
    label: intl.formatMessage({ id: 'written.bookmark.undo' }),
    onPress: () => choose(true),
  }
  return {
    id: 'bookmark',
    label: intl.formatMessage({
      id: isBookmarked ? 'written.bookmark.remove' : 'written.bookmark',
    }),
    icon: 'bookmark' as const,
    onSelect: () => choose(!isBookmarked),
  }
}
