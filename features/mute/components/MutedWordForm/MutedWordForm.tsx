import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import * as v from 'valibot'
import { SegmentedControl } from '#design-system/segmented-control/SegmentedControl.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { Form } from '#features/form/index.ts'
import { useForm } from '#platform/form/useForm.ts'
import { line } from '#platform/form/values.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { mutedWordMaxLength } from '#rules/mute.ts'
import { MuteDuration } from '#schema/enums.generated.ts'
import type { MutedWordFormMutation } from './__generated__/MutedWordFormMutation.graphql.ts'

const schema = v.object({
  word: line(mutedWordMaxLength),
  duration: v.picklist(MuteDuration),
})
const empty = { word: '', duration: 'FOREVER' as v.InferOutput<typeof schema>['duration'] }

type MutedWordFormProps = {
  /** The word that is changed; a new one where there is none. */
  changed?: { id: string; word: string }
  onSaved: () => void
}

/** Adds a word that is kept off the screen, or changes one. */
export function MutedWordForm({ changed, onSaved }: MutedWordFormProps) {
  const intl = useIntl()
  const showToast = useToast()
  const submission = useSubmission<MutedWordFormMutation, v.InferOutput<typeof schema>>({
    mutation: graphql`
      mutation MutedWordFormMutation($input: SaveMutedWordInput!) {
        saveMutedWord(input: $input) {
          ... on SaveMutedWordSuccess @alias(as: "success") {
            mutes {
              id
              ...MutedWordList_mutes
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (input) => ({ input: { ...input, id: changed?.id ?? null } }),
    isRepeatable: true,
    onDone: () => {
      showToast({ tone: 'success', message: intl.formatMessage({ id: 'mute.word.saved' }) })
      form.change(empty)
      onSaved()
    },
  })
  const form = useForm({
    schema,
    initial: changed ? { ...empty, word: changed.word } : empty,
    submission,
  })
  const { word, duration } = { word: form.field('word'), duration: form.field('duration') }
  return (
    <Form
      form={form}
      submitLabel={intl.formatMessage({ id: changed ? 'mute.word.change' : 'mute.word.add' })}
      busyLabel={intl.formatMessage({ id: 'mute.busy' })}
    >
      <TextField
        {...word}
        label={intl.formatMessage({ id: 'mute.word.label' })}
        description={intl.formatMessage({ id: 'mute.word.description' })}
        autoComplete="off"
      />
      <SegmentedControl
        label={intl.formatMessage({ id: 'mute.word.duration' })}
        name={duration.name}
        value={duration.value}
        onChange={duration.onChange}
        options={MuteDuration.map((value) => ({
          value,
          label: intl.formatMessage({ id: `mute.word.duration.${value}` }),
        }))}
      />
    </Form>
  )
}
