import { useIntl, type MessageDescriptor } from 'react-intl'
import type { GraphQLTaggedNode } from 'react-relay'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import type { SubmissionMutation } from '#platform/submission/sendMutation.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'

type MessageId = NonNullable<MessageDescriptor['id']>

type Options<Mutation extends SubmissionMutation> = {
  mutation: GraphQLTaggedNode
  variables: (id: string, isDeleted: boolean) => Mutation['variables']
  /** What the toast says, and what undoes it. */
  words: { deleted: MessageId; undo: MessageId }
}

/** Gives the act of deleting something that the fan wrote, which the toast that says so undoes. */
export function useUndoableDeletion<Mutation extends SubmissionMutation>(
  options: Options<Mutation>,
): (id: string) => void {
  const intl = useIntl()
  const showToast = useToast()
  // What undoes is an act of its own: the menu may be gone by then.
  const restore = useSetDeleted(options)
  const remove = useSetDeleted(options)
  const { deleted, undo } = options.words
  return (id) =>
    remove({ id, isDeleted: true }, () =>
      showToast({
        message: intl.formatMessage({ id: deleted }),
        action: {
          label: intl.formatMessage({ id: undo }),
          onPress: () => restore({ id, isDeleted: false }),
        },
      }),
    )
}

type Deleting = { id: string; isDeleted: boolean }

function useSetDeleted<Mutation extends SubmissionMutation>({
  mutation,
  variables,
}: Options<Mutation>) {
  const onFailed = useFailureToast()
  const { submit } = useSubmission<Mutation, Deleting>({
    mutation,
    variables: ({ id, isDeleted }) => variables(id, isDeleted),
    isRepeatable: true,
    logIn: { step: 'login' },
    onFailed,
  })
  return (deleting: Deleting, onDone?: () => void) => submit(deleting, () => onDone?.())
}
