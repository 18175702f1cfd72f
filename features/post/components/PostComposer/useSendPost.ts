import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { useErrorWords } from '#features/errors/index.ts'
import type { DraftMention } from '#features/mention/index.ts'
import type { ChosenPicture } from '#features/picture/index.ts'
import { cleanPoll, type PollDraft, type PollRefusal } from '#features/poll/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { Audience, CommentAudience } from '#schema/types.generated.ts'
import { listDraft } from '../../drafts/saveDraft.ts'
import type { useSendPostMutation } from './__generated__/useSendPostMutation.graphql.ts'

type Written = {
  text: string
  mentions: DraftMention[]
  pictures: readonly ChosenPicture[]
  poll: PollDraft | null
  audience: Audience
  commentAudience: CommentAudience
}

type Sending = {
  communityId: string
  /** The list that a new post is put in front of, where one is there. */
  connectionId: string | undefined
  /** The draft that it was. */
  draftKey: string | null
  onDone: () => void
  /** Its uploads are older than a day, or another post's: they are to go up once more. */
  onUploadsGone: () => void
}

/** Posts what was written; `problem` says in words why it was refused, `pollRefusal` where that lies with what it asks. */
export function useSendPost({
  communityId,
  connectionId,
  draftKey,
  onDone,
  onUploadsGone,
}: Sending) {
  const intl = useIntl()
  const errorWords = useErrorWords()
  const [sentPoll, setSentPoll] = useState<PollDraft | null>(null)
  const submission = useSubmission<useSendPostMutation, Written>({
    mutation: graphql`
      mutation useSendPostMutation($input: CreatePostInput!, $connections: [ID!]!) {
        createPost(input: $input) {
          ... on CreatePostSuccess @alias(as: "success") {
            postEdge @prependEdge(connections: $connections) {
              cursor
              node {
                id
                ...PostRows_posts
              }
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: ({ text, mentions, pictures, poll, audience, commentAudience }, idempotencyKey) => ({
      input: {
        communityId,
        text,
        mentions,
        pictures: pictures.map(({ id, alt }) => ({ uploadId: id, alt: alt || null })),
        poll: poll && cleanPoll(poll),
        audience,
        commentAudience,
        idempotencyKey,
        draftKey,
      },
      connections: connectionId === undefined ? [] : [connectionId],
    }),
    updater: (store) => {
      const isPosted = store.getRootField('createPost')?.getLinkedRecord('postEdge')
      if (isPosted && draftKey !== null) listDraft(store, { communityId, key: draftKey })
    },
    isRepeatable: true,
    logIn: { step: 'signup' },
    onDone,
    onFailed: (failure) => {
      if (isGone(failure)) onUploadsGone()
    },
  })
  const { submit, isPending, error } = submission
  const wordsOf = (refused: NonNullable<typeof error>) =>
    isGone(refused) ? intl.formatMessage({ id: 'post.write.pictures.again' }) : errorWords(refused)
  const problem = error ? wordsOf(error) : undefined
  const pollRefusal = error ? refusalOfPoll(error, sentPoll, problem) : undefined
  const send: typeof submit = (written, ...rest) => {
    setSentPoll(written.poll)
    submit(written, ...rest)
  }
  return {
    submission: { ...submission, submit: send },
    isPending,
    problem: pollRefusal ? undefined : problem,
    pollRefusal,
  }
}

/** Where an error lies with what is asked; undefined where it does not. */
function refusalOfPoll(error: object, sent: PollDraft | null, words = ''): PollRefusal | undefined {
  const field = 'field' in error ? String(error.field) : ''
  if (!field.startsWith('poll.')) return undefined
  const at = /\d+$/.exec(field)?.[0]
  return { choice: at === undefined ? undefined : sent?.choices[Number(at)], words }
}

const isGone = (failure: { __typename: string } | Error) =>
  '__typename' in failure && failure.__typename === 'UploadNotFoundError'
