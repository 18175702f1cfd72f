import { useState, type ComponentProps } from 'react'
import { expect, fn, screen } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { MessageComposer } from './MessageComposer.tsx'

function Drafted(props: ComponentProps<typeof MessageComposer>) {
  const [draft, setDraft] = useState(props.draft)
  return <MessageComposer {...props} draft={draft} onDraft={setDraft} />
}

const about = { id: 'message_7', quote: '尊さは自腹です', authorName: '小麦' }
const meta = preview.meta({
  component: MessageComposer,
  render: (args) => <Drafted {...args} />,
  args: {
    channelName: 'ロビー',
    draft: 'まだ送っていない文',
    writing: undefined,
    onDraft: fn(),
    onSend: fn(),
    onWritten: fn(),
  },
  parameters: { session: { status: 'loggedIn' } },
})

export const Default = meta.story()
export const Answering = meta.story({ args: { writing: { kind: 'reply', ...about } } })
export const Editing = meta.story({
  args: {
    writing: {
      kind: 'edit',
      ...about,
      said: { text: about.quote, sentAt: '2026-11-20T02:55:00.000Z' },
    },
  },
})

Editing.test('changes another text, and leaves the draft alone', async (story) => {
  const { args, canvas, userEvent } = story
  const field = canvas.getByRole('textbox')
  await expect(field).toHaveFocus()
  await expect(field).toHaveValue('尊さは自腹です')
  await userEvent.type(field, '！')
  await expect(field).toHaveValue('尊さは自腹です！')
  await userEvent.keyboard('{Escape}')
  await expect(args.onWritten).not.toHaveBeenCalled()
  await userEvent.click(await screen.findByRole('button', { name: '破棄する' }))
  await expect(args.onWritten).toHaveBeenCalledOnce()
  await expect(field).toHaveValue('尊さは自腹です')
  await expect(args.onSend).not.toHaveBeenCalled()
})

/** Two messages, one after the other, as they are chosen in a room. */
function Alternating(props: ComponentProps<typeof MessageComposer>) {
  const [isAnswering, setIsAnswering] = useState(false)
  return (
    <>
      <button onClick={() => setIsAnswering((now) => !now)}>もう一方へ</button>
      <MessageComposer
        {...props}
        writing={isAnswering ? { kind: 'reply', ...about, id: 'message_8' } : props.writing}
      />
    </>
  )
}

Editing.test(
  'keeps what was typed while another message is answered',
  { render: (args) => <Alternating {...args} /> },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '！')
    await userEvent.click(canvas.getByRole('button', { name: 'もう一方へ' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('まだ送っていない文')
    await userEvent.click(canvas.getByRole('button', { name: 'もう一方へ' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('尊さは自腹です！')
  },
)

Editing.test('is left at once where nothing was changed', async (story) => {
  const { args, canvas, userEvent } = story
  await userEvent.click(canvas.getByRole('button', { name: 'やめる' }))
  await expect(args.onWritten).toHaveBeenCalledOnce()
})

Answering.test('sends what was drafted', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '送信する' }))
  await expect(args.onSend).toHaveBeenCalledWith('まだ送っていない文')
})

Editing.test(
  'is not left while the change is being sent',
  { parameters: { relay: { outcome: { useEditMessageMutation: 'pending' } } } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '！{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'やめる' }))
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(args.onWritten).not.toHaveBeenCalled()
  },
)
