import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { TextLink } from '../text-link/TextLink.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = preview.meta({
  component: Checkbox,
  args: {
    label: (
      <>
        <TextLink href="#terms">利用規約</TextLink>に同意する
      </>
    ),
    onChange: fn(),
  },
})

export const Playground = meta.story()

export const Checked = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '利用規約に同意する' }))
    await expect(args.onChange).toHaveBeenCalledWith(true)
    canvas.getByRole('checkbox').blur()
  },
})

export const Focused = meta.story({
  args: { label: 'お知らせメールを受け取る', description: 'いつでもやめられます。' },
  play: async ({ userEvent }) => userEvent.tab(),
})

export const Wrong = meta.story({ args: { error: '登録するには、同意が必要です。' } })

export const LongText = meta.story({
  args: {
    defaultChecked: true,
    label: '保護者の方といっしょに利用規約とプライバシーポリシーを読み、どちらにも同意しました。',
  },
})
