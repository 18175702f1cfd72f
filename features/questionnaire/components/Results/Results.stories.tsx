import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeQuestionnaire, questionnaires } from '../../fakes.ts'
import { Results } from './Results.tsx'

const showing = (questionnaire: ReturnType<typeof fakeQuestionnaire>) => ({
  relay: { data: { Node: () => questionnaire } },
})

const meta = preview.meta({
  component: Results,
  args: given('questionnaire'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query ResultsStoryQuery {
          node(id: "questionnaire_1") {
            ...Results_questionnaire @alias(as: "questionnaire")
          }
        }
      `,
      showing(questionnaires.answered).relay.data,
    ),
  },
})

export const Default = meta.story()
export const Ended = meta.story({ parameters: showing(questionnaires.ended) })
export const Later = meta.story({ parameters: showing(questionnaires.resultsLater) })
