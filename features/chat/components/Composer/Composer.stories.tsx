import { useState, type ComponentProps } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
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
