import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { useErrorWords } from '#features/errors/index.ts'
import {
  MentionField,
  areSameMentions,
  mentionsOf,
  useFindPeople,
  type DraftMention,
} from '#features/mention/index.ts'
import { useBaseRevision, WrittenEditor } from '#features/written/index.ts'
import { useSentOnReturn } from '#platform/submission/useSentOnReturn.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { findMentionsAgain } from '#rules/mention.ts'
import { topicTexts } from '#rules/topic.ts'
import type { TopicEditor_topic$key } from './__generated__/TopicEditor_topic.graphql.ts'
import type { TopicEditorMutation } from './__generated__/TopicEditorMutation.graphql.ts'

type TopicEditorProps = { topic: TopicEditor_topic$key; onClose: () => void }

type Edited = { title: string; text: string; mentions: DraftMention[]; revision: number }

/** Where the title and the text of an own topic are changed, as the text of a post is. */
export default function TopicEditor({ onClose, ...props }: TopicEditorProps) {
  const intl = useIntl()
  const topic = useFragment(
    graphql`
      fragment TopicEditor_topic on Topic @throwOnFieldError {
        id
        title
        text
        mentions {
          start
          length
          userId
        }
        postedAt
        revision
      }
    `,
    props.topic,
  )
  const [title, setTitle] = useState(topic.title)
  const standing = mentionsOf(topic.mentions)
  const [typed, setTyped] = useState({ text: topic.text, mentions: standing })
  const { text } = typed
  const findPeople = useFindPeople()
  const { revision, takeStanding } = useBaseRevision(topic.revision)
  const submission = useSubmission<TopicEditorMutation, Edited>({
    mutation: graphql`
      mutation TopicEditorMutation($input: EditTopicInput!) {
        editTopic(input: $input) {
          ... on EditTopicSuccess @alias(as: "success") {
            topic {
              title
              ...TopicArticle_topic
              ...TopicRow_topic
            }
          }
          ... on TopicChangedError {
            topic {
              title
              ...TopicArticle_topic
              ...TopicRow_topic
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (edited) => ({ input: { ...edited, topicId: topic.id } }),
    isRepeatable: true,
    logIn: { step: 'login' },
    onDone: onClose,
    onFailed: (failure) => {
      if ('__typename' in failure && failure.__typename === 'TopicChangedError') takeStanding()
    },
  })
  const { submit, isPending, error } = submission
  const errorWords = useErrorWords()
  const problem = error ? errorWords(error) : undefined
  const isOfTitle = error !== null && 'field' in error && error.field === 'title'
  const words = { title: topicTexts.title.clean(title), text: topicTexts.text.clean(text) }
  const mentions = findMentionsAgain(text, words.text, typed.mentions)
  const edited = { ...words, mentions, revision }
  useSentOnReturn(submission, edited)
  const titleLeft = topicTexts.title.charactersLeft(title)
  const textLeft = topicTexts.text.charactersLeft(text)
  const over = (left: number) =>
    left < 0 ? intl.formatMessage({ id: 'written.edit.over' }, { count: -left }) : undefined
  return (
    <WrittenEditor
      title={intl.formatMessage({ id: 'topic.edit.title' })}
      writtenAt={topic.postedAt}
      isSame={
        words.title === topic.title &&
        words.text === topic.text &&
        areSameMentions(mentions, standing)
      }
      isRefused={words.title === '' || words.text === '' || titleLeft < 0 || textLeft < 0}
      isSaving={isPending}
      onSave={() => submit(edited)}
      onClose={onClose}
    >
      <TextField
        label={intl.formatMessage({ id: 'topic.write.title' })}
        value={title}
        onChange={setTitle}
        error={over(titleLeft) ?? (isOfTitle ? problem : undefined)}
      />
      <MentionField
        label={intl.formatMessage({ id: 'topic.write.text' })}
        text={text}
        mentions={typed.mentions}
        mentionedBefore={standing}
        onChange={(next, called) => setTyped({ text: next, mentions: [...called] })}
        findPeople={findPeople}
        readOnly={isPending}
        error={over(textLeft) ?? (isOfTitle ? undefined : problem)}
        minRows={5}
        maxRows={12}
      />
    </WrittenEditor>
  )
}
