import { expect, fn, screen } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Text } from '../text/Text.tsx'
import { Dialog } from './Dialog.tsx'

const meta = preview.meta({
  component: Dialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'このメッセージを報告しますか',
    closeLabel: '閉じる',
    children: <Text>報告は運営だけが見ます。相手には知らされません。</Text>,
    footer: (
      <>
        <Button tone="neutral" emphasis="quiet">
          やめる
        </Button>
        <Button tone="danger">報告する</Button>
      </>
    ),
  },
})

export const Playground = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'このメッセージを報告しますか' })
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
})

export const WithoutFooter = meta.story({ args: { footer: undefined, title: 'お知らせ' } })

export const LongText = meta.story({
  args: {
    size: 'medium',
    title: '利用規約',
    footer: <Button>同意する</Button>,
    children: Array.from({ length: 12 }, (_, at) => (
      <Text key={at}>
        第{at + 1}条 この場所では、互いの好きなものを大切にします。ひとを傷つける言葉は使えません。
      </Text>
    )),
  },
})
