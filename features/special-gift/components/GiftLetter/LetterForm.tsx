import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import * as v from 'valibot'
import { Text } from '#design-system/text/Text.tsx'
import { TextArea } from '#design-system/text-area/TextArea.tsx'
import { useWaysOut } from '#features/errors/index.ts'
import { Form } from '#features/form/index.ts'
import { useForm } from '#platform/form/useForm.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { letterText } from '#rules/giftLetter.ts'
import type { LetterFormMutation } from './__generated__/LetterFormMutation.graphql.ts'
import type { LetterForm_letter$key } from './__generated__/LetterForm_letter.graphql.ts'

const schema = v.object({
  text: v.pipe(
    v.string(),
    v.transform(letterText.clean),
    v.minLength(1, 'errors.GiftLetterTextError.EMPTY'),
    v.maxGraphemes(letterText.maxLength, 'errors.GiftLetterTextError.TOO_LONG'),
  ),
})

/**
 * Where a letter is written or changed. What can be kept is, as soon as the field is left: whoever pays right after
 * writing has it kept. All else stays in the tab.
 */
export function LetterForm({
  onKept,
  ...props
}: {
  letter: LetterForm_letter$key
  onKept: () => void
}) {
  const letter = useFragment(
    graphql`
      fragment LetterForm_letter on GiftLetter @throwOnFieldError {
        id
        checkoutId
        text
        draft
        revision
        gift {
          id
        }
      }
    `,
    props.letter,
  )
  const { id, checkoutId, gift, draft } = letter
  const intl = useIntl()
  const { reload } = useWaysOut()
  const sent = useRef<string>(undefined)
  const submission = useSubmission<LetterFormMutation, v.InferOutput<typeof schema>>({
    mutation: graphql`
      mutation LetterFormMutation($input: WriteGiftLetterInput!) {
        writeGiftLetter(input: $input) {
          ... on WriteGiftLetterSuccess @alias(as: "success") {
            letter {
              ...GiftLetter_letter
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: ({ text }) => {
      sent.current = text
      return { input: { checkoutId, giftId: gift.id, text, revision: seen } }
    },
    isRepeatable: true,
    onDone: onKept,
  })
  const { error } = submission
  const refused = error && '__typename' in error ? error : null
  // Whoever was told what it has become and presses again means it.
  const became = refused?.__typename === 'GiftLetterStateError' ? refused.values.revision : null
  const seen = Math.max(letter.revision, became ?? 0)
  const form = useForm({
    schema,
    initial: { text: letter.text ?? draft ?? '' },
    draft: `gift-letter:${id}`,
    submission,
  })
  const { text } = form.values
  const left = letterText.charactersLeft(text)
  const keep = () => {
    const kept = letterText.clean(text)
    const isOver = became !== null || (refused && kept === sent.current)
    if (kept !== letter.text && letterText.problem(kept) === undefined && !isOver) form.submit()
  }
  return (
    <Form
      form={form}
      submitLabel={intl.formatMessage({
        id: letter.text === null ? 'gift.letter.submit' : 'gift.letter.submit.again',
      })}
      isQuiet
      ways={{ 'GiftLetterStateError.ANSWERED': reload }}
    >
      <div onBlur={keep}>
        <TextArea
          {...form.field('text')}
          label={intl.formatMessage({ id: 'gift.letter.label' })}
          description={<FormattedMessage id="gift.letter.hint" />}
          disabled={form.isPending}
          minRows={5}
          maxRows={12}
        />
      </div>
      <Text key={left} size="caption" tone={left < 0 ? 'danger' : 'muted'} tabular>
        {left < 0 ? (
          <FormattedMessage id="gift.letter.over" values={{ count: -left }} />
        ) : (
          <FormattedMessage id="gift.letter.left" values={{ count: left }} />
        )}
      </Text>
    </Form>
  )
}
