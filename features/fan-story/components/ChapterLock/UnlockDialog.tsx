import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Dialog } from '#design-system/dialog/Dialog.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { UnlockDialog_chapter$key } from './__generated__/UnlockDialog_chapter.graphql.ts'
import type { UnlockDialogMutation } from './__generated__/UnlockDialogMutation.graphql.ts'

type UnlockDialogProps = { chapter: UnlockDialog_chapter$key; onClose: () => void }

/** Asks before passes are spent: how many, of how many, and what for. */
export default function UnlockDialog({ onClose, ...props }: UnlockDialogProps) {
  const { id, title, lock } = useFragment(
    graphql`
      fragment UnlockDialog_chapter on StoryChapter @throwOnFieldError {
        id
        title
        lock {
          passes
          viewerPasses
        }
      }
    `,
    props.chapter,
  )
  const intl = useIntl()
  const showToast = useToast()
  const { passes = 0, viewerPasses } = lock ?? {}
  const have = viewerPasses ?? 0
  const unlock = useSubmission<UnlockDialogMutation>({
    mutation: graphql`
      mutation UnlockDialogMutation($input: UnlockStoryChapterInput!) {
        unlockStoryChapter(input: $input) {
          ... on UnlockStoryChapterSuccess @alias(as: "success") {
            chapter {
              id
              ...ChapterLock_chapter
              ...ChapterPart_chapter
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: () => ({ input: { chapterId: id, passes } }),
    isRepeatable: true,
    onDone() {
      showToast({
        tone: 'success',
        message: intl.formatMessage({ id: 'story.unlock.done' }, { title }),
      })
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={!unlock.isPending}
      title={intl.formatMessage({ id: 'story.unlock.title' })}
      closeLabel={intl.formatMessage({ id: 'story.unlock.close' })}
    >
      <Stack gap={3}>
        <Text>
          <FormattedMessage id="story.unlock.body" values={{ title, passes }} />
        </Text>
        <Text weight="bold" tabular>
          <FormattedMessage id="story.unlock.left" values={{ have, left: have - passes }} />
        </Text>
        {unlock.error && <ErrorWords error={unlock.error} />}
        <Button
          isBusy={unlock.isPending}
          busyLabel={intl.formatMessage({ id: 'story.unlock.busy' })}
          onClick={() => unlock.submit()}
        >
          <FormattedMessage id="story.unlock.confirm" values={{ passes }} />
        </Button>
      </Stack>
    </Dialog>
  )
}
