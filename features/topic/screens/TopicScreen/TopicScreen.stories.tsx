import { expect, screen } from 'storybook/test'
import { fakeUser } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeTopic, writtenBy } from '../../fakes.ts'
import { Screen } from './TopicScreen.tsx'
import query, { type TopicScreenQuery } from './__generated__/TopicScreenQuery.graphql.ts'

const showing = (topic: ReturnType<typeof fakeTopic>) => ({
  relay: { data: { Node: () => topic } },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    impossible: { Empty: 'A topic that is there always has a text.' },
    relay: storyRelay<TopicScreenQuery>({
      query,
      variables: { id: 'topic_kujira' },
      data: { Node: fakeTopic, User: fakeUser },
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({
  globals: atViewport('desktop'),
  parameters: showing(writtenBy('luka', '眠れない夜の、しずかな過ごしかた')),
})
export const Missing = meta.story({
  parameters: { relay: { data: { Query: () => ({ node: null }) } } },
})
export const Deleted = meta.story({
  globals: { locale: 'en' },
  parameters: showing(fakeTopic({ isDeleted: true })),
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: showing(
    writtenBy(
      'komugi',
      '夜明けまで起きていた人だけが知っている、あの回の終わりぎわの話を、忘れないうちに集めておく場所',
      { text: `${'きのうの配信の話をします。長くなります。'.repeat(30)}\n\n${'w'.repeat(120)}` },
    ),
  ),
})
const own = writtenBy('me', '消すかもしれない話', { isOfficial: false })
export const Own = meta.story({
  parameters: {
    relay: {
      data: {
        Node: () => own,
        DeleteTopicPayload: () => ({
          __typename: 'DeleteTopicSuccess',
          topic: fakeTopic({ id: own.id as string, isDeleted: true }),
        }),
      },
    },
  },
})

Own.test('goes when it is deleted, and the toast offers it back', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'このトピックのメニュー' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'トピックを削除する' }))
  await untilVisible(await screen.findByRole('button', { name: '元に戻す' }))
  await expect(canvas.queryByText('消すかもしれない話')).toBeNull()
})
