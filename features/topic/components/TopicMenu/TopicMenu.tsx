import { useIntl } from 'react-intl'
import { paths } from '#addresses/topic.ts'
import { useBookmarkItem, WrittenMenu, type WrittenAuthor } from '#features/written/index.ts'
import { latePart } from '#platform/routing/latePart.ts'
import { useDeleteTopic } from '../../useDeleteTopic.ts'
import type { TopicEditor_topic$key } from '../TopicEditor/__generated__/TopicEditor_topic.graphql.ts'

const TopicEditor = latePart(() => import('../TopicEditor/TopicEditor.tsx'))

type TopicMenuProps = {
  topicId: string
  /** What is edited and when it was posted; none where the viewer may not edit it. */
  editing?: { topic: TopicEditor_topic$key; postedAt: string } | undefined
  author: WrittenAuthor
  isOwn: boolean
  /** The viewer waves penlights at it. */
  isLit: boolean
  /** The viewer keeps it. */
  isBookmarked: boolean
}

/** What can be done with a topic besides reading it. */
export function TopicMenu({ topicId, editing, isBookmarked, ...props }: TopicMenuProps) {
  const intl = useIntl()
  const onDelete = useDeleteTopic()
  const bookmark = useBookmarkItem({ id: topicId, isBookmarked })
  return (
    <WrittenMenu
      {...props}
      bookmark={bookmark}
      subject={{ kind: 'TOPIC', id: topicId }}
      label={intl.formatMessage({ id: 'topic.more' })}
      edit={
        editing && {
          postedAt: editing.postedAt,
          renderEditor: (onClose) => <TopicEditor topic={editing.topic} onClose={onClose} />,
        }
      }
      deletion={{ label: intl.formatMessage({ id: 'topic.delete' }), onDelete }}
      link={{
        path: paths.topic({ topic_id: topicId }),
        label: intl.formatMessage({ id: 'topic.copyLink' }),
        copied: intl.formatMessage({ id: 'topic.copied' }),
        failed: intl.formatMessage({ id: 'topic.copy.failed' }),
      }}
    />
  )
}
