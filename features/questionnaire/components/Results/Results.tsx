import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { Results_questionnaire$key } from './__generated__/Results_questionnaire.graphql.ts'
import { QuestionResult } from './QuestionResult.tsx'

/** What everyone said, or when that is shown; nothing where it never is. */
export function Results(props: { questionnaire: Results_questionnaire$key }) {
  const { state, resultsFor, answerCount, questions, viewerResponse } = useFragment(
    graphql`
      fragment Results_questionnaire on Questionnaire @throwOnFieldError {
        state
        resultsFor
        answerCount
        questions {
          id
          kind
          ...QuestionResult_question
        }
        viewerResponse {
          answers {
            choiceIds
          }
        }
      }
    `,
    props.questionnaire,
  )
  if (resultsFor === 'NOBODY') return null
  const isLater = resultsFor === 'ENDED' && state === 'OPEN'
  const own = new Set(viewerResponse?.answers.flatMap(({ choiceIds }) => choiceIds))
  return (
    <Stack as="section" gap={6}>
      <Stack gap={1}>
        <Heading level={2}>
          <FormattedMessage id="questionnaire.results" />
        </Heading>
        <Text size="small" tone="muted">
          {answerCount == null ? (
            <FormattedMessage id={`questionnaire.results.${isLater ? 'later' : 'few'}`} />
          ) : (
            <FormattedMessage id="questionnaire.results.count" values={{ count: answerCount }} />
          )}
        </Text>
      </Stack>
      {answerCount != null &&
        questions
          .filter(({ kind }) => kind !== 'TEXT')
          .map((question) => (
            <QuestionResult key={question.id} {...{ question, answerCount, own }} />
          ))}
    </Stack>
  )
}
