import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeQuestionnaire, questionnaires as some } from '../../fakes.ts'
import query, {
  type QuestionnairesScreenQuery,
} from './__generated__/QuestionnairesScreenQuery.graphql.ts'
import { Screen } from './QuestionnairesScreen.tsx'

const showing = (questionnaires: readonly ReturnType<typeof fakeQuestionnaire>[]) => ({
  relay: { data: { Community: () => fakeCommunity({ questionnaires }) } },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<QuestionnairesScreenQuery>({
      query,
      variables: {},
      data: showing([some.open, some.ended]).relay.data,
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
/** One is begun, one sent. */
export const Mine = meta.story({
  parameters: showing([
    some.begun,
    fakeQuestionnaire({ ...some.answered, id: 'questionnaire_3' }),
    fakeQuestionnaire({ ...some.coinsGone, id: 'questionnaire_4' }),
  ]),
})
export const Empty = meta.story({ parameters: showing([]) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: showing([
    fakeQuestionnaire({
      title:
        '灯台まつりから冬の特別番組まで、この一年に放送した三百二十八回の番組すべてについてのアンケート',
    }),
  ]),
})
