import { useState } from 'react'
import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import type { Answer } from '#rules/questionnaire.ts'
import { fakeQuestion, questions } from '../../fakes.ts'
import type { QuestionField_question$key } from './__generated__/QuestionField_question.graphql.ts'
import { QuestionField } from './QuestionField.tsx'

function Answering({ question, error }: { question: QuestionField_question$key; error?: string }) {
  const [answer, setAnswer] = useState<Answer>()
  return <QuestionField {...{ question, answer, error }} onChange={setAnswer} />
}

const asking = (question: ReturnType<typeof fakeQuestion>) => ({
  relay: {
    data: {
      Node: () => ({ __typename: 'Questionnaire' as const, id: 'a', questions: [question] }),
    },
  },
})

const meta = preview.meta({
  component: ({ question, error }: { question: QuestionField_question$key[]; error?: string }) => (
    <Answering question={question[0]!} error={error} />
  ),
  args: given('question'),
  parameters: fragmentStory(
    graphql`
      query QuestionFieldStoryQuery {
        node(id: "questionnaire_1") {
          ... on Questionnaire {
            questions {
              ...QuestionField_question @alias(as: "question")
            }
          }
        }
      }
    `,
    asking(questions.one).relay.data,
  ),
})

export const One = meta.story()
export const Pictures = meta.story({ parameters: asking(questions.picture) })
export const Several = meta.story({
  parameters: asking(questions.several),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('checkbox', { name: '歌と演奏' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: '三人の睡眠時間' }))
    await expect(canvas.getByRole('checkbox', { name: 'おたよりを読む時間' })).toBeDisabled()
  },
})
export const Scale = meta.story({
  parameters: asking(questions.scale),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: '1（湯ざめ）' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '2' })).toBeChecked()
  },
})
export const Words = meta.story({
  parameters: asking(questions.text),
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), '来年も、深夜二時に。')
  },
})
export const Unanswered = meta.story({ args: { error: 'この質問にお答えください。' } })
