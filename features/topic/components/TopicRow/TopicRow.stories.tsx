import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { memberPlaceOf } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeTopic, fakeTopicCategory, writtenBy } from '../../fakes.ts'
import { TopicRow } from './TopicRow.tsx'

const showing = (topic: ReturnType<typeof fakeTopic>) => ({
  relay: { data: { Node: () => topic } },
})

const meta = preview.meta({
  component: TopicRow,
  args: given('topic'),
  decorators: [
    (Story) => (
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        <Story />
      </ul>
    ),
  ],
  parameters: fragmentStory(
    graphql`
      query TopicRowStoryQuery {
        node(id: "topic_kujira") {
          ...TopicRow_topic @alias(as: "topic")
        }
      }
    `,
    { Node: fakeTopic },
  ),
})

export const Default = meta.story()
export const Official = meta.story({
  parameters: showing(writtenBy('luka', '眠れない夜の、しずかな過ごしかた')),
})
export const AuthorLeft = meta.story({
  parameters: showing(fakeTopic({ author: null, authorMembership: null })),
})
/** Its author's name wears the moon. */
export const OfSubscriber = meta.story({
  parameters: showing(fakeTopic({ authorMembership: memberPlaceOf('kujira') })),
})
/** Several reported it: as its author alone still finds it. */
export const Held = meta.story({
  parameters: showing(writtenBy('me', '安いチケット、あります', { isHeld: true })),
})
export const LongText = meta.story({
  parameters: showing(
    fakeTopic({
      category: fakeTopicCategory({ name: '夜明けまで起きてる会の準備と感想とそのほか全部' }),
      title:
        '夜明けまで起きていた人だけが知っている、あの回の終わりぎわの話を、忘れないうちに集めておく場所、その二',
      text: 'きのうの配信の話をします。長くなります。'.repeat(20),
    }),
  ),
})

OfSubscriber.test('its moon says what it means', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '会員' })).toBeVisible()
})
