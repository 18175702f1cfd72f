import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

const meta = preview.meta({
  component: ErrorSummary,
  args: {
    title: '3か所をご確認ください。',
    items: [
      { name: 'email', words: 'メールアドレスを入力してください。' },
      { name: 'birthDate', words: '生年月日を入力してください。' },
      { name: 'isAgreed', words: 'お読みのうえ、同意する場合はチェックを入れてください。' },
    ],
    onChoose: fn(),
  },
})

export const Playground = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /生年月日/ }))
    await expect(args.onChoose).toHaveBeenCalledWith('birthDate')
    canvas.getByRole('link', { name: /生年月日/ }).blur()
  },
})
