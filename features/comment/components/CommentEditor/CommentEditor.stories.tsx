import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { commentBy } from '../../fakes.ts'
import CommentEditor from './CommentEditor.tsx'

const text = 'その一両ぶんの静けさ、わかります。'
const comment = () => commentBy('me', text)
const query = graphql`
  query CommentEditorStoryQuery {
    node(id: "comment_me") {
      ...CommentEditor_comment @alias(as: "comment")
    }
  }
`
const meta = preview.meta({
  component: CommentEditor,
  args: { ...given('comment'), subjectId: 'post_1', onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    ...fragmentStory(query, {
      Node: comment,
      EditCommentPayload: () => ({
        __typename: 'EditCommentSuccess' as const,
        comment: commentBy('me', `${text}とても。`, {
          editedAt: '2026-11-20T02:59:00.000Z',
          revision: 1,
        }),
      }),
    }),
  },
})

async function save(typed = 'とても。') {
  await userEvent.type(await screen.findByRole('textbox'), typed)
  await userEvent.click(screen.getByRole('button', { name: '保存する' }))
}
/** What the gateway answers, and the words that it is said in. */
const answered = (answer: object, said: RegExp) => ({
  parameters: { relay: { data: { Node: comment, EditCommentPayload: () => answer } } },
  play: async () => {
    await save()
    await untilVisible(await screen.findByText(said))
  },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const OverTheLimit = meta.story({
  parameters: { relay: { data: { Node: () => commentBy('me', 'あ'.repeat(499)) } } },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox'), 'いう')
    await untilVisible(await screen.findByText('1文字オーバー'))
    await expect(screen.getByRole('button', { name: '保存する' })).toBeDisabled()
  },
})
export const Failed = meta.story({
  parameters: { relay: { data: { Node: comment }, outcome: { CommentEditorMutation: 'error' } } },
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
        Node: comment,
        Mutation: () => ({
          editComment: (args: Record<string, unknown>) => {
            sent((args['input'] as { revision: number }).revision)
            return {
              __typename: 'CommentChangedError' as const,
              comment: commentBy('me', 'わかります。', { revision: 1 }),
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
export const TooLate = meta.story(
  answered({ __typename: 'CommentEditClosedError' }, /10分が過ぎた/),
)

ChangedElsewhere.test('is saved again over what stands then, and not before', async () => {
  await expect(sent).toHaveBeenLastCalledWith(0)
  await userEvent.click(screen.getByRole('button', { name: '保存する' }))
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith(1))
})
Default.test('closes once it is saved, and saves nothing that is the same', async ({ args }) => {
  await expect(await screen.findByRole('button', { name: '保存する' })).toBeDisabled()
  await save()
  await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
})
