import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeQuestionnaire, questionnaires } from '../../fakes.ts'
import { QuestionnaireState } from './QuestionnaireState.tsx'

const showing = (questionnaire: ReturnType<typeof fakeQuestionnaire>) => ({
  relay: { data: { Node: () => questionnaire } },
})

const meta = preview.meta({
  component: QuestionnaireState,
  args: given('questionnaire'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query QuestionnaireStateStoryQuery {
          node(id: "questionnaire_1") {
            ...QuestionnaireState_questionnaire @alias(as: "questionnaire")
          }
        }
      `,
      showing(questionnaires.open).relay.data,
    ),
  },
})

export const Default = meta.story()
export const Begun = meta.story({ parameters: showing(questionnaires.begun) })
export const Answered = meta.story({ parameters: showing(questionnaires.answered) })
export const CoinsGone = meta.story({ parameters: showing(questionnaires.coinsGone) })
export const Ended = meta.story({ parameters: showing(questionnaires.ended) })
export const English = meta.story({ globals: { locale: 'en' } })
