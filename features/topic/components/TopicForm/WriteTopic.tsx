import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { latePart } from '#platform/routing/latePart.ts'
import { Text } from '#design-system/text/Text.tsx'
import { TopicForm } from './TopicForm.tsx'
import type { WriteTopic_community$key } from './__generated__/WriteTopic_community.graphql.ts'

const Sheet = latePart(
  () => import('#design-system/sheet/Sheet.tsx'),
  ({ Sheet }) => Sheet,
)

type WriteTopicProps = {
  community: WriteTopic_community$key
  /** The list that a new topic is put in front of. */
  connectionId: string
  /** The one category that the list is of; undefined where it is of all. */
  categoryId: string | undefined
}

/** The way to the form of a topic, which opens in a sheet; in a category in which the viewer may not write, who does. */
export function WriteTopic({ connectionId, categoryId, ...props }: WriteTopicProps) {
  const community = useFragment(
    graphql`
      fragment WriteTopic_community on Community @throwOnFieldError {
        topicCategories {
          id
          viewerMayWrite
        }
        ...TopicForm_community
      }
    `,
    props.community,
  )
  const intl = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  const { topicCategories } = community
  if (topicCategories.find(({ id }) => id === categoryId)?.viewerMayWrite === false)
    return (
      <Text tone="muted">
        <FormattedMessage id="topic.write.official" />
      </Text>
    )
  if (!topicCategories.some(({ viewerMayWrite }) => viewerMayWrite)) return null
  return (
    <>
      <Inline gap={3}>
        <Button icon="edit" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <FormattedMessage id="topic.write" />
        </Button>
      </Inline>
      <Suspense fallback={null}>
        {isOpen && (
          <Sheet
            isOpen
            onOpenChange={setIsOpen}
            title={intl.formatMessage({ id: 'topic.write' })}
            closeLabel={intl.formatMessage({ id: 'topic.write.close' })}
          >
            <TopicForm
              community={community}
              connectionId={connectionId}
              categoryId={categoryId}
              onWritten={() => setIsOpen(false)}
            />
          </Sheet>
        )}
      </Suspense>
    </>
  )
}
