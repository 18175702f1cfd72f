import { useRef, useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { Inline } from '../inline/Inline.tsx'
import { Menu } from './Menu.tsx'

const copied = fn()

function MessageMenu() {
  const [isOpen, setIsOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <Inline gap={0} justify="end">
      <IconButton
        ref={trigger}
        icon="more"
        label="メッセージの操作"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <Menu
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        triggerRef={trigger}
        label="メッセージの操作"
        items={[
          { id: 'copy', label: 'コピーする', icon: 'check', onSelect: copied },
          { id: 'report', label: '報告する', icon: 'flag', tone: 'danger', onSelect: fn() },
        ]}
      />
    </Inline>
  )
}

const meta = preview.meta({ component: MessageMenu })

export const Playground = meta.story()

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'メッセージの操作' }))
    await screen.findByRole('menuitem', { name: '報告する' })
    await expect(screen.getByRole('menuitem', { name: 'コピーする' })).toHaveFocus()
  },
})

export const Picked = meta.story({
  play: async ({ canvas, userEvent }) => {
    copied.mockClear()
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{Enter}')
    await expect(copied).toHaveBeenCalledOnce()
  },
})
