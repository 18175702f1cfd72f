import { useIntl } from 'react-intl'
import { paths } from '#addresses/topic.ts'
import { WrittenMenu, type WrittenAuthor } from '#features/written/index.ts'
import { useDeleteTopic } from '../../useDeleteTopic.ts'

type TopicMenuProps = {
  topicId: string
  author: WrittenAuthor
  isOwn: boolean
  /** The viewer waves penlights at it. */
  isLit: boolean
}

/** What can be done with a topic besides reading it. */
export function TopicMenu({ topicId, ...props }: TopicMenuProps) {
  const intl = useIntl()
  const onDelete = useDeleteTopic()
  return (
    <WrittenMenu
      {...props}
      subject={{ kind: 'TOPIC', id: topicId }}
      label={intl.formatMessage({ id: 'topic.more' })}
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
