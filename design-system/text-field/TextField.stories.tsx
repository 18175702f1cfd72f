import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { TextField } from './TextField.tsx'

const meta = preview.meta({
  component: TextField,
  args: { label: '表示名', onChange: fn(), placeholder: '例:しおり' },
})

export const Playground = meta.story()

export const Typed = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '表示名' }), 'あおい')
    await expect(args.onChange).toHaveBeenLastCalledWith('あおい')
  },
})

export const Wrong = meta.story({
  args: {
    label: 'メールアドレス',
    type: 'email',
    defaultValue: 'aoi@example',
    requiredLabel: '必須',
    error: 'メールアドレスの形になっていません。@のあとを確かめてください。',
  },
})

export const Disabled = meta.story({
  args: {
    defaultValue: 'あおい',
    disabled: true,
    description: '名前は30日に一度だけ変えられます。',
  },
})

export const LabelHidden = meta.story({ args: { label: 'さがす', isLabelHidden: true } })
