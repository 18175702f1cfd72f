import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CheckCards } from './CheckCards.tsx'

const options = [
  { value: 'letters', label: 'おたよりを読む時間' },
  { value: 'songs', label: '歌と演奏' },
  { value: 'games', label: '夜ふかしのみんなで遊ぶ、少し長めの休日のゲーム大会' },
] as const

const change = fn()

const none: readonly string[] = []

function Choosing({ initial = none, error }: { initial?: readonly string[]; error?: string }) {
  const [values, setValues] = useState<readonly string[]>(initial)
  return (
    <CheckCards
      label="もっとふやしてほしいもの"
      description="2つまで選べます。"
      options={options}
      most={2}
      values={values as readonly (typeof options)[number]['value'][]}
      error={error}
      onChange={(next) => {
        setValues(next)
        change(next)
      }}
    />
  )
}

const meta = preview.meta({ component: Choosing })

export const Playground = meta.story()

export const AsManyAsMayBe = meta.story({
  args: { initial: ['games'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /おたより/ }))
    await expect(change).toHaveBeenLastCalledWith(['letters', 'games'])
    await expect(canvas.getByRole('checkbox', { name: /歌と演奏/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: /おたより/ }))
    await expect(change).toHaveBeenLastCalledWith(['games'])
    await userEvent.click(canvas.getByRole('checkbox', { name: /歌と演奏/ }))
    canvas.getByRole('checkbox', { name: /歌と演奏/ }).blur()
  },
})

export const Wrong = meta.story({ args: { error: 'ひとつ以上えらんでください。' } })
