import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeTopic, writtenBy } from '../../fakes.ts'
import TopicEditor from './TopicEditor.tsx'

const title = '終電で聴くための、ちょうどいい長さ'
const topic = () => writtenBy('me', title)
const query = graphql`
  query TopicEditorStoryQuery {
    node(id: "topic_me") {
      ...TopicEditor_topic @alias(as: "topic")
    }
  }
`
const meta = preview.meta({
  component: TopicEditor,
  args: { ...given('topic'), onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    ...fragmentStory(query, {
      Node: topic,
      EditTopicPayload: () => ({
        __typename: 'EditTopicSuccess' as const,
        topic: writtenBy('me', `${title}、二本`, { revision: 1 }),
      }),
    }),
  },
})

const titleField = () => screen.findByRole('textbox', { name: /題|タイトル/ })
async function save(typed = '、二本') {
  await userEvent.type(await titleField(), typed)
  await userEvent.click(screen.getByRole('button', { name: '保存する' }))
}
/** What the gateway answers, and the words that it is said in. */
const answered = (answer: object, said: RegExp) => ({
  parameters: { relay: { data: { Node: topic, EditTopicPayload: () => answer } } },
  play: async () => {
    await save()
    await untilVisible(await screen.findByText(said))
  },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const LongText = meta.story({
  parameters: {
    relay: { data: { Node: () => fakeTopic({ text: 'きのうの配信の話。\n'.repeat(40) }) } },
  },
})
export const TitleOverTheLimit = meta.story({
  parameters: { relay: { data: { Node: () => writtenBy('me', 'あ'.repeat(59)) } } },
  play: async () => {
    await userEvent.type(await titleField(), 'いう')
    await untilVisible(await screen.findByText('1文字オーバー'))
    await expect(screen.getByRole('button', { name: '保存する' })).toBeDisabled()
  },
})
export const TitleTooShort = meta.story(
  answered(
    {
      __typename: 'WriteTopicError',
      field: 'title',
      code: 'TOO_SHORT',
      minLength: 2,
      maxLength: 60,
    },
    /2文字/,
  ),
)
export const Failed = meta.story({
  parameters: { relay: { data: { Node: topic }, outcome: { TopicEditorMutation: 'error' } } },
  play: async () => {
    await save()
    await untilVisible(await screen.findByText(/つながりませんでした|通信できません|接続/))
  },
})
const sent = fn<(revision: unknown) => void>().mockName('sent')
/** Another device was first. */
export const ChangedElsewhere = meta.story({
  parameters: {
    relay: {
      data: {
        Node: topic,
        Mutation: () => ({
          editTopic: (args: Record<string, unknown>) => {
            sent((args['input'] as { revision: number }).revision)
            return {
              __typename: 'TopicChangedError' as const,
              topic: writtenBy('me', '終電で聴く', { revision: 1 }),
            }
          },
        }),
      },
    },
  },
  play: async () => {
    await save()
    await untilVisible(await screen.findByText(/ほかの端末で/))
  },
})
export const TooLate = meta.story(answered({ __typename: 'TopicEditClosedError' }, /10分が過ぎた/))

ChangedElsewhere.test('is saved again over what stands then, and not before', async () => {
  await expect(sent).toHaveBeenLastCalledWith(0)
  await userEvent.click(screen.getByRole('button', { name: '保存する' }))
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith(1))
})
ChangedElsewhere.test('keeps what was typed', async ({ args }) => {
  await expect(await titleField()).toHaveValue(`${title}、二本`)
  await expect(args.onClose).not.toHaveBeenCalled()
})
Default.test('closes once it is saved, and saves nothing that is the same', async ({ args }) => {
  await expect(await screen.findByRole('button', { name: '保存する' })).toBeDisabled()
  await save()
  await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
})
