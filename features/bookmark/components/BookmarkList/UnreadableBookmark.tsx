import { FormattedMessage } from 'react-intl'
import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime'
import { Button } from '#design-system/button/Button.tsx'
import { QuietLine } from '#features/mute/index.ts'
import { useBookmarkItem } from '#features/written/index.ts'

/** One quiet line in the place of what a fan keeps and may not read now, whyever that is; it can be let go. */
export function UnreadableBookmark({ subjectId }: { subjectId: string }) {
  const { onSelect } = useBookmarkItem({
    id: subjectId,
    isBookmarked: true,
    show: (store, isKept) => {
      if (!isKept) leaveOut(store, subjectId)
    },
  })
  return (
    <QuietLine>
      <FormattedMessage id="bookmark.unreadable" />
      <Button emphasis="quiet" size="small" onClick={onSelect}>
        <FormattedMessage id="bookmark.unreadable.remove" />
      </Button>
    </QuietLine>
  )
}

/** What may not be read has no record on which a mark could be taken off. */
function leaveOut(store: RecordSourceProxy, subjectId: string): void {
  const viewer = store.getRoot().getLinkedRecord('viewer')
  const list = viewer && ConnectionHandler.getConnection(viewer, 'BookmarkList_bookmarks')
  const edges = list?.getLinkedRecords('edges')
  list?.setLinkedRecords(
    edges?.filter((edge) => edge.getValue('subjectId') !== subjectId),
    'edges',
  )
}
