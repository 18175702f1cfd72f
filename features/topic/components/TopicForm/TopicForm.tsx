import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Select } from '#design-system/select/Select.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { useErrorWords } from '#features/errors/index.ts'
import { MentionField, useFindPeople, type DraftMention } from '#features/mention/index.ts'
import { AudienceChoice, useAudience } from '#features/post/index.ts'
import { useSentOnReturn } from '#platform/submission/useSentOnReturn.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { findMentionsAgain } from '#rules/mention.ts'
import { topicTexts } from '#rules/topic.ts'
import type { Audience } from '#schema/types.generated.ts'
import type { TopicForm_community$key } from './__generated__/TopicForm_community.graphql.ts'
import type { TopicFormMutation } from './__generated__/TopicFormMutation.graphql.ts'
import { foot, form } from './TopicForm.css.ts'
import { useTopicDraft } from './useTopicDraft.ts'

/** From so many on, the fan is told how many characters are left. */
const counterFrom = 500

type TopicFormProps = {
  community: TopicForm_community$key
  /** The list that a new topic is put in front of. */
  connectionId: string
  /** The one category that the list is of; undefined where it is of all. */
  categoryId: string | undefined
  onWritten: () => void
}

type Written = {
  categoryId: string
  title: string
  text: string
  mentions: DraftMention[]
  audience: Audience
}

/** Where a topic is written. What is typed outlives reloads, a log-in on the way, and an answer that never came. */
export function TopicForm({
  connectionId,
  categoryId: listId,
  onWritten,
  ...props
}: TopicFormProps) {
  const {
    id: communityId,
    viewerAudiences,
    topicCategories,
  } = useFragment(
    graphql`
      fragment TopicForm_community on Community @throwOnFieldError {
        id
        viewerAudiences
        topicCategories {
          id
          name
          viewerMayWrite
        }
      }
    `,
    props.community,
  )
  const intl = useIntl()
  const showToast = useToast()
  const errorWords = useErrorWords()
  const draft = useTopicDraft(communityId)
  const findPeople = useFindPeople()
  const { audience, setAudience, forgetAudience } = useAudience(viewerAudiences)
  const open = topicCategories.filter(({ viewerMayWrite }) => viewerMayWrite)
  // What was chosen before may be gone by now.
  const ids = open.map(({ id }) => id)
  const categoryId = [draft.category, listId].find((id) => id && ids.includes(id)) ?? ids[0] ?? ''
  const submission = useSubmission<TopicFormMutation, Written>({
    mutation: graphql`
      mutation TopicFormMutation($input: CreateTopicInput!, $connections: [ID!]!) {
        createTopic(input: $input) {
          ... on CreateTopicSuccess @alias(as: "success") {
            topicEdge @prependEdge(connections: $connections) {
              cursor
              node {
                id
                ...FoldedTopics_topics
                ...TopicArticle_topic
              }
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (written, idempotencyKey) => ({
      input: { ...written, idempotencyKey },
      // A list of one category takes no other's.
      connections: listId === undefined || listId === written.categoryId ? [connectionId] : [],
    }),
    isRepeatable: true,
    logIn: { step: 'signup' },
    onDone: () => {
      draft.forget()
      forgetAudience()
      showToast({ tone: 'success', message: intl.formatMessage({ id: 'topic.write.done' }) })
      onWritten()
    },
  })
  const { submit, isPending, error } = submission
  const field = error && 'field' in error ? error.field : undefined
  const wordsAt = (of: 'title' | 'categoryId') =>
    error && field === of ? errorWords(error) : undefined
  const over = (left: number) =>
    left < 0 ? intl.formatMessage({ id: 'topic.write.over' }, { count: -left }) : undefined
  const text = topicTexts.text.clean(draft.text)
  const written = {
    categoryId,
    title: topicTexts.title.clean(draft.title),
    text,
    mentions: findMentionsAgain(draft.text, text, draft.mentions),
    audience,
  }
  useSentOnReturn(submission, written)
  const titleLeft = topicTexts.title.charactersLeft(draft.title)
  const left = topicTexts.text.charactersLeft(draft.text)
  const isSendable = written.title !== '' && written.text !== '' && titleLeft >= 0 && left >= 0
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault()
        if (isSendable) submit(written)
      }}
    >
      <TextField
        label={intl.formatMessage({ id: 'topic.write.title' })}
        placeholder={intl.formatMessage({ id: 'topic.write.title.placeholder' })}
        value={draft.title}
        onChange={draft.setTitle}
        error={over(titleLeft) ?? wordsAt('title')}
      />
      <Select
        label={intl.formatMessage({ id: 'topic.write.category' })}
        options={open.map(({ id, name }) => ({ value: id, label: name }))}
        value={categoryId}
        onChange={draft.setCategory}
        error={wordsAt('categoryId')}
      />
      <MentionField
        label={intl.formatMessage({ id: 'topic.write.text' })}
        placeholder={intl.formatMessage({ id: 'topic.write.text.placeholder' })}
        text={draft.text}
        mentions={draft.mentions}
        onChange={draft.setText}
        findPeople={findPeople}
        error={error && !wordsAt('title') && !wordsAt('categoryId') ? errorWords(error) : undefined}
        minRows={5}
        maxRows={12}
      />
      <AudienceChoice audiences={viewerAudiences} value={audience} onChange={setAudience} />
      <div className={foot}>
        <Text
          key={Math.min(left, counterFrom + 1)}
          as="span"
          size="caption"
          tone={left < 0 ? 'danger' : 'muted'}
          tabular
        >
          {over(left) ??
            (left <= counterFrom ? (
              <FormattedMessage id="topic.write.left" values={{ count: left }} />
            ) : (
              <FormattedMessage id="topic.write.kept" />
            ))}
        </Text>
        <Button
          type="submit"
          icon="send"
          disabled={!isSendable}
          isBusy={isPending}
          busyLabel={intl.formatMessage({ id: 'topic.write.busy' })}
        >
          <FormattedMessage id="topic.write.send" />
        </Button>
      </div>
    </form>
  )
}
