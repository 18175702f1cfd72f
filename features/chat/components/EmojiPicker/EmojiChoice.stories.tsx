import { useRef, useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import EmojiChoice from './EmojiChoice.tsx'

type OpenedProps = { isTouch: boolean; onPick: (emoji: string) => void; onClose: () => void }

/** Opened on a button of its own, once that is there. */
function Opened(props: OpenedProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  return (
    <div style={{ paddingBlockStart: 480 }} ref={() => setTrigger(ref.current)}>
      <IconButton ref={ref} icon="smile" label="絵文字" />
      {trigger && <EmojiChoice {...props} trigger={trigger} />}
    </div>
  )
}

const opens: { play: () => Promise<void> } = {
  play: async () => {
    await untilVisible(await screen.findByRole('dialog', { name: '絵文字をえらぶ' }))
    await untilVisible(await screen.findByRole('option', { name: 'にっこり笑う' }))
  },
}
const meta = preview.meta({
  component: Opened,
  args: { isTouch: true, onPick: fn(), onClose: fn() },
})

export const Default = meta.story(opens)
export const OnDesktop = meta.story({
  args: { isTouch: false },
  globals: atViewport('desktop'),
  ...opens,
})

OnDesktop.test('is searched at once, and left by Escape', async ({ args }) => {
  await expect(screen.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect(args.onClose).toHaveBeenCalled()
})
