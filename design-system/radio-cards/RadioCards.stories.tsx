import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Avatar } from '../avatar/Avatar.tsx'
import { RadioCards } from './RadioCards.tsx'

type Layout = 'list' | 'tiles' | 'cards' | 'pictures'

const options = [
  { value: 'akari', label: '灯りのアカリ', description: '夜ふかしの相談室', palette: 'amber' },
  { value: 'nagi', label: '凪のナギ', description: '海辺の朗読会', palette: 'cyan' },
  { value: 'sumire', label: '菫のスミレ', description: '放課後の音楽室', palette: 'violet' },
] as const

const change = fn()

function Choosing({
  layout,
  initial,
  error,
}: {
  layout: Layout
  initial?: string
  error?: string
}) {
  const [value, setValue] = useState<string | undefined>(initial)
  const pictured = options.map(({ description, ...option }) => ({
    ...option,
    description: layout === 'tiles' ? undefined : description,
    picture: <Avatar name={option.label} size={layout === 'cards' ? 96 : 56} />,
  }))
  return (
    <RadioCards
      label="推しをえらぶ"
      options={pictured}
      layout={layout}
      value={value}
      error={error}
      onChange={(next) => {
        setValue(next)
        change(next)
      }}
    />
  )
}

const meta = preview.meta({ component: Choosing, args: { layout: 'list' } as const })

export const Playground = meta.story()

export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /凪のナギ/ }))
    await expect(change).toHaveBeenLastCalledWith('nagi')
    canvas.getByRole('radio', { name: /凪のナギ/ }).blur()
  },
})

export const Tiles = meta.story({ args: { layout: 'tiles', initial: 'sumire' } })

export const Cards = meta.story({ args: { layout: 'cards', initial: 'akari' } })

export const Pictures = meta.story({ args: { layout: 'pictures', initial: 'nagi' } })

export const Wrong = meta.story({ args: { error: 'ひとりえらんでください。' } })
