import { useRef, useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { Button } from '../button/Button.tsx'
import { Text } from '../text/Text.tsx'
import { Popover } from './Popover.tsx'

function Opening() {
  const [isOpen, setIsOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <div style={{ paddingBlockStart: 120 }}>
      <Button ref={trigger} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        時報について
      </Button>
      <Popover isOpen={isOpen} onOpenChange={setIsOpen} triggerRef={trigger} label="時報について">
        <Text>今夜の時報は、3秒はずれました。</Text>
      </Popover>
    </div>
  )
}

const meta = preview.meta({ component: Opening })

export const Playground = meta.story()

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '時報について' }))
    await untilVisible(await screen.findByRole('dialog', { name: '時報について' }))
  },
})

Open.test('is left by Escape, which gives focus back', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(canvas.getByRole('button', { name: '時報について' })).toHaveFocus())
})
