import { useState, type ComponentProps } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Composer } from './Composer.tsx'

function Typed(props: ComponentProps<typeof Composer>) {
  const [text, setText] = useState(props.text)
  return <Composer {...props} text={text} onChange={setText} />
}

const meta = preview.meta({
  component: Composer,
  render: (args) => <Typed {...args} />,
  args: { channelName: 'ロビー', text: '', onChange: fn(), onSend: fn() },
})

export const Empty = meta.story()
export const Default = meta.story({ args: { text: '時報、今夜は3秒はずれました' } })
export const LongText = meta.story({
  args: { text: 'おたよりを書いていたら、長くなりました。\n'.repeat(9) },
})
export const NearTheLimit = meta.story({ args: { text: 'あ'.repeat(964) } })
export const OverTheLimit = meta.story({ args: { text: 'あ'.repeat(1012) } })

Default.test(
  'sends on Enter, and not on the Enter that confirms a conversion',
  async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox')
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 13, isComposing: true })
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 13, shiftKey: true })
    await expect(args.onSend).not.toHaveBeenCalled()
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
    await expect(args.onSend).toHaveBeenCalledWith('時報、今夜は3秒はずれました')
  },
)

OverTheLimit.test('keeps what is too long, and sends nothing', async ({ args, canvas }) => {
  await fireEvent.keyDown(canvas.getByRole('textbox'), { key: 'Enter', keyCode: 13 })
  await expect(args.onSend).not.toHaveBeenCalled()
  await expect(canvas.getByText('12文字オーバー')).toBeVisible()
})

Default.test('puts an emoji where the cursor is, and one writes on', async ({ canvas }) => {
  const field = canvas.getByRole<HTMLTextAreaElement>('textbox')
  field.setSelectionRange(2, 2)
  await userEvent.click(canvas.getByRole('button', { name: '絵文字をえらぶ' }))
  const search = await screen.findByRole('searchbox', { name: '絵文字をさがす' })
  await userEvent.type(search, 'うでどけい')
  await userEvent.click(await screen.findByRole('option', { name: '腕時計' }))
  await waitFor(() => expect(field).toHaveFocus())
  await expect(field).toHaveValue('時報⌚、今夜は3秒はずれました')
  await userEvent.keyboard('！')
  await expect(field).toHaveValue('時報⌚！、今夜は3秒はずれました')
})
