import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { row, words } from '../MuteListSkeleton/MuteList.css.ts'
import type { MutedWordRow_word$key } from './__generated__/MutedWordRow_word.graphql.ts'
import type { MutedWordRowMutation } from './__generated__/MutedWordRowMutation.graphql.ts'

type MutedWordRowProps = { word: MutedWordRow_word$key; onChange: () => void }

/** One word, until when it holds, and the ways to change it and to take it away. */
export function MutedWordRow({ onChange, ...props }: MutedWordRowProps) {
  const { id, word, until } = useFragment(
    graphql`
      fragment MutedWordRow_word on MutedWord @throwOnFieldError {
        id
        word
        until
      }
    `,
    props.word,
  )
  const intl = useIntl()
  const tokyo = useTokyoTime()
  const { submit } = useSubmission<MutedWordRowMutation>({
    mutation: graphql`
      mutation MutedWordRowMutation($input: DeleteMutedWordInput!) {
        deleteMutedWord(input: $input) {
          ... on DeleteMutedWordSuccess @alias(as: "success") {
            mutes {
              id
              ...MutedWordList_mutes
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: () => ({ input: { id } }),
    onFailed: useFailureToast(),
  })
  return (
    <li className={row}>
      <div className={words}>
        <Text weight="medium">{word}</Text>
        <Text size="caption" tone="muted">
          {until ? (
            <FormattedMessage id="mute.word.until" values={{ at: tokyo.dayAndTime(until) }} />
          ) : (
            <FormattedMessage id="mute.word.forever" />
          )}
        </Text>
      </div>
      <Button size="small" tone="neutral" emphasis="outline" onClick={onChange}>
        <VisuallyHidden>
          <FormattedMessage id="mute.word.of" values={{ word }} />
        </VisuallyHidden>
        <FormattedMessage id="mute.word.edit" />
      </Button>
      <IconButton
        icon="close"
        size="small"
        label={intl.formatMessage({ id: 'mute.word.delete' }, { word })}
        onClick={() => submit()}
      />
    </li>
  )
}
