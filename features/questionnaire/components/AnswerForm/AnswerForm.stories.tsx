import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeQuestionnaire, questionnaires, questions } from '../../fakes.ts'
import { AnswerForm } from './AnswerForm.tsx'

const showing = (questionnaire: ReturnType<typeof fakeQuestionnaire>) => ({
  relay: { data: { Node: () => questionnaire } },
})

const meta = preview.meta({
  component: AnswerForm,
  args: given('questionnaire'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query AnswerFormStoryQuery {
          node(id: "questionnaire_1") {
            ...AnswerForm_questionnaire @alias(as: "questionnaire")
          }
        }
      `,
      showing(questionnaires.open).relay.data,
    ),
  },
})

export const Default = meta.story()
export const Begun = meta.story({ parameters: showing(questionnaires.begun) })
export const OneQuestion = meta.story({
  parameters: showing(fakeQuestionnaire({ questions: [questions.scale] })),
})
