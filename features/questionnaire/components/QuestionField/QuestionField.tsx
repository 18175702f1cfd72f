import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { CheckCards } from '#design-system/check-cards/CheckCards.tsx'
import { RadioCards } from '#design-system/radio-cards/RadioCards.tsx'
import { TextArea } from '#design-system/text-area/TextArea.tsx'
import { Image } from '#features/media/index.ts'
import type { Answer } from '#rules/questionnaire.ts'
import { ScaleField } from '../ScaleField/ScaleField.tsx'
import type { QuestionField_question$key } from './__generated__/QuestionField_question.graphql.ts'

type QuestionFieldProps = {
  question: QuestionField_question$key
  answer: Answer | undefined
  /** What is wrong with it. */
  error: string | undefined
  onChange: (answer: Answer) => void
}

/** One question, in the form that its kind is answered in. */
export function QuestionField({ answer, error, onChange, ...props }: QuestionFieldProps) {
  const { id, kind, text, isRequired, choices, mostChoices, scaleEnds } = useFragment(
    graphql`
      fragment QuestionField_question on QuestionnaireQuestion @throwOnFieldError {
        id
        kind
        text
        isRequired
        mostChoices
        scaleEnds {
          low
          high
        }
        choices {
          id
          label
          picture {
            ...Image_image
          }
        }
      }
    `,
    props.question,
  )
  const intl = useIntl()
  const words = {
    label: text,
    error,
    requiredLabel: isRequired ? intl.formatMessage({ id: 'questionnaire.required' }) : undefined,
  }
  const value = answer?.choiceIds[0]
  const choose = (...choiceIds: string[]) => onChange({ questionId: id, choiceIds, text: null })
  switch (kind) {
    case 'ONE':
    case 'PICTURE':
      return (
        <RadioCards
          {...words}
          layout={kind === 'PICTURE' ? 'pictures' : 'list'}
          options={choices.map(({ id: choiceId, label, picture }) => ({
            value: choiceId,
            label,
            picture: picture && <Image image={picture} ratio={1.5} isDecorative />,
          }))}
          value={value}
          onChange={(choiceId) => choose(choiceId)}
        />
      )
    case 'SEVERAL':
      return (
        <CheckCards
          {...words}
          description={intl.formatMessage({ id: 'questionnaire.most' }, { most: mostChoices })}
          options={choices.map(({ id: choiceId, label }) => ({ value: choiceId, label }))}
          values={answer?.choiceIds ?? []}
          most={mostChoices}
          onChange={(choiceIds) => choose(...choiceIds)}
        />
      )
    case 'SCALE':
      return (
        <ScaleField
          {...words}
          low={scaleEnds?.low ?? ''}
          high={scaleEnds?.high ?? ''}
          steps={choices}
          value={value}
          onChange={(choiceId) => choose(choiceId)}
        />
      )
    case 'TEXT':
      return (
        <TextArea
          {...words}
          description={intl.formatMessage({ id: 'questionnaire.longest' })}
          value={answer?.text ?? ''}
          onChange={(written) => onChange({ questionId: id, choiceIds: [], text: written })}
        />
      )
  }
}
