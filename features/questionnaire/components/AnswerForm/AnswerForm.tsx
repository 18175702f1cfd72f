import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { answerProblem, saysSomething, unanswered, type Answer } from '#rules/questionnaire.ts'
import { KeptNote } from '../KeptNote/KeptNote.tsx'
import { QuestionField } from '../QuestionField/QuestionField.tsx'
import type { AnswerFormMutation } from './__generated__/AnswerFormMutation.graphql.ts'
import type { AnswerForm_questionnaire$key } from './__generated__/AnswerForm_questionnaire.graphql.ts'
import { useAutosave } from './useAutosave.ts'

/** The questions, as far as the viewer has answered them, and the button that sends them. */
export function AnswerForm(props: { questionnaire: AnswerForm_questionnaire$key }) {
  const { id, questions, viewerResponse } = useFragment(
    graphql`
      fragment AnswerForm_questionnaire on Questionnaire @throwOnFieldError {
        id
        questions {
          id
          kind
          isRequired
          mostChoices
          choices {
            id
          }
          ...QuestionField_question
        }
        viewerResponse {
          answers {
            questionId
            choiceIds
            text
          }
        }
      }
    `,
    props.questionnaire,
  )
  const intl = useIntl()
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(
    () =>
      new Map(
        viewerResponse?.answers.map(({ text = null, ...each }) => [
          each.questionId,
          { ...each, text },
        ]),
      ),
  )
  const [isPressed, setIsPressed] = useState(false)
  const keeping = useAutosave(id)
  const { submit, retry, isPending, error } = useSubmission<AnswerFormMutation, Answer[]>({
    mutation: graphql`
      mutation AnswerFormMutation($input: AnswerQuestionnaireInput!) {
        answerQuestionnaire(input: $input) {
          ... on AnswerQuestionnaireSuccess @alias(as: "success") {
            coins
            questionnaire {
              ...QuestionnaireDetail_questionnaire
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (sent) => ({ input: { questionnaireId: id, answers: sent } }),
    isRepeatable: true,
    onFailed: () => keeping.stop(false),
  })
  const asked = questions.map(({ choices, ...question }) => ({
    ...question,
    choiceIds: choices.map((choice) => choice.id),
  }))
  const said = [...answers.values()].filter(saysSomething)
  const missing = new Set(unanswered(asked, said))
  const problemOf = (question: (typeof asked)[number]) => {
    const answer = answers.get(question.id)
    const problem = answer && answerProblem(question, answer)
    if (problem) return intl.formatMessage({ id: `errors.QuestionnaireError.${problem}` })
    if (isPressed && missing.has(question.id))
      return intl.formatMessage({ id: 'questionnaire.unanswered' })
    return undefined
  }
  const press = () => {
    setIsPressed(true)
    const at = asked.findIndex(
      (question) => missing.has(question.id) || problemOf(question) !== undefined,
    )
    if (at === -1) {
      keeping.stop(true)
      return submit(said)
    }
    const places = form.current?.querySelectorAll('[data-question]')
    places?.item(at)?.querySelector<HTMLElement>('input, textarea')?.focus()
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        press()
      }}
    >
      <Stack gap={8}>
        {questions.map((question, at) => (
          <div key={question.id} data-question>
            <QuestionField
              question={question}
              answer={answers.get(question.id)}
              error={problemOf(asked[at]!)}
              onChange={(answer) => {
                setAnswers(new Map(answers).set(question.id, answer))
                keeping.change(answer)
              }}
            />
          </div>
        ))}
        <Stack gap={3}>
          <Text size="small" tone="muted">
            <FormattedMessage id="questionnaire.privacy" />
          </Text>
          {error && <ErrorWords error={error} onRetry={retry} />}
          <Button
            type="submit"
            size="large"
            isFullWidth
            isBusy={isPending}
            busyLabel={intl.formatMessage({ id: 'questionnaire.sending' })}
          >
            <FormattedMessage id="questionnaire.send" />
          </Button>
          <KeptNote actor={keeping.actor} />
        </Stack>
      </Stack>
    </form>
  )
}
