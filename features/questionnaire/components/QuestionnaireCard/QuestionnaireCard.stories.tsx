import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeQuestionnaire, questionnaires } from '../../fakes.ts'
import { list } from './QuestionnaireCard.css.ts'
import { QuestionnaireCard } from './QuestionnaireCard.tsx'

const showing = (questionnaire: ReturnType<typeof fakeQuestionnaire>) => ({
  relay: { data: { Node: () => questionnaire } },
})

const meta = preview.meta({
  component: QuestionnaireCard,
  args: given('questionnaire'),
  render: (args) => (
    <ul className={list}>
      <QuestionnaireCard {...args} />
    </ul>
  ),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query QuestionnaireCardStoryQuery {
          node(id: "questionnaire_1") {
            ...QuestionnaireCard_questionnaire @alias(as: "questionnaire")
          }
        }
      `,
      showing(questionnaires.open).relay.data,
    ),
  },
})

export const Default = meta.story()
export const Ended = meta.story({ parameters: showing(questionnaires.ended) })
export const LongText = meta.story({
  parameters: showing(
    fakeQuestionnaire({
      title: '灯台まつりから冬の特別番組まで、この一年の三百二十八回すべてについてお聞きします',
    }),
  ),
})
