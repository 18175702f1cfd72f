import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { box } from './Field.css.ts'
import { Field } from './Field.tsx'

const meta = preview.meta({
  component: Field,
  args: {
    label: '紹介コード',
    children: (control) => <input {...control} className={box()} defaultValue="HOSHI-2026" />,
  },
})

export const Playground = meta.story()

export const Described = meta.story({
  args: { description: 'お友だちから届いたコードを入れてください。なくても登録できます。' },
})

export const Required = meta.story({ args: { requiredLabel: '必須' } })

export const Wrong = meta.story({
  args: {
    description: '英数字8文字です。',
    error: 'このコードは使われています。別のコードを入れてください。',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '紹介コード' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/英数字8文字です。.*別のコードを/)
  },
})
