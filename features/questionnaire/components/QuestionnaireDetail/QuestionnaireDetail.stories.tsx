import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeQuestionnaire, questionnaires } from '../../fakes.ts'
import { QuestionnaireDetail } from './QuestionnaireDetail.tsx'

const showing = (questionnaire: ReturnType<typeof fakeQuestionnaire>) => ({
  relay: { data: { Node: () => questionnaire } },
})

const meta = preview.meta({
  component: QuestionnaireDetail,
  args: given('questionnaire'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query QuestionnaireDetailStoryQuery {
          node(id: "questionnaire_1") {
            ...QuestionnaireDetail_questionnaire @alias(as: "questionnaire")
          }
        }
      `,
      showing(questionnaires.open).relay.data,
    ),
  },
})

export const Default = meta.story()
export const Thanked = meta.story({ parameters: showing(questionnaires.resultsLater) })
export const Ended = meta.story({ parameters: showing(questionnaires.ended) })
