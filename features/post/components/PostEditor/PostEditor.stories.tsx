import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { openPoll } from '#features/poll/fakes.ts'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { postedBy } from '../../fakes.ts'
import PostEditor from './PostEditor.tsx'

const text = '終電、座れました。\nきょうの運はここで使い切り。'
const post = () => postedBy('me', text)
const saved = () => ({
  __typename: 'EditPostSuccess' as const,
  post: postedBy('me', `${text}もう一言。`, { editedAt: '2026-11-20T02:59:00.000Z', revision: 1 }),
})
const query = graphql`
  query PostEditorStoryQuery {
    node(id: "post_me") {
      ...PostEditor_post @alias(as: "post")
    }
  }
`
const meta = preview.meta({
  component: PostEditor,
  args: { ...given('post'), onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    ...fragmentStory(query, { Node: post, EditPostPayload: saved }),
  },
})

async function save(typed = 'もう一言。') {
  await userEvent.type(await screen.findByRole('textbox'), typed)
  await userEvent.click(screen.getByRole('button', { name: '保存する' }))
}
/** What the gateway answers, and the words that it is said in. */
const answered = (answer: object, said: RegExp) => ({
  parameters: { relay: { data: { Node: post, EditPostPayload: () => answer } } },
  play: async () => {
    await save()
    await untilVisible(await screen.findByText(said))
  },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const LongText = meta.story({
  parameters: {
    relay: { data: { Node: () => postedBy('me', 'きのうの配信の話。\n'.repeat(40)) } },
  },
})
/** What it asks stays as it is, and so it says. */
export const Asking = meta.story({
  parameters: { relay: { data: { Node: () => postedBy('me', text, { poll: openPoll() }) } } },
  play: async () => {
    await untilVisible(await screen.findByText(/変えられるのは文だけです/))
  },
})
export const OverTheLimit = meta.story({
  parameters: { relay: { data: { Node: () => postedBy('me', 'あ'.repeat(1999)) } } },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox'), 'いう')
    await untilVisible(await screen.findByText('1文字オーバー'))
    await expect(screen.getByRole('button', { name: '保存する' })).toBeDisabled()
  },
})
export const Failed = meta.story({
  parameters: { relay: { data: { Node: post }, outcome: { PostEditorMutation: 'error' } } },
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
        Node: post,
        Mutation: () => ({
          editPost: (args: Record<string, unknown>) => {
            sent((args['input'] as { revision: number }).revision)
            return {
              __typename: 'PostChangedError' as const,
              post: postedBy('me', '終電に、座れました。', { revision: 1 }),
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
export const TooLate = meta.story(answered({ __typename: 'PostEditClosedError' }, /10分が過ぎた/))

ChangedElsewhere.test('is saved again over what stands then, and not before', async () => {
  await expect(sent).toHaveBeenLastCalledWith(0)
  await userEvent.click(screen.getByRole('button', { name: '保存する' }))
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith(1))
})
ChangedElsewhere.test('keeps what was typed', async ({ args }) => {
  await expect(screen.getByRole('textbox')).toHaveValue(`${text}もう一言。`)
  await expect(args.onClose).not.toHaveBeenCalled()
})
Default.test('closes once it is saved, and saves nothing that is the same', async ({ args }) => {
  await expect(await screen.findByRole('button', { name: '保存する' })).toBeDisabled()
  await save()
  await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
})
Default.test('closes by Escape, where nothing was typed', async ({ args }) => {
  await screen.findByRole('textbox')
  await userEvent.keyboard('{Escape}')
  await expect(args.onClose).toHaveBeenCalledOnce()
})
