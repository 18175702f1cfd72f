import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { GlyphPicker } from './GlyphPicker.tsx'
import { GlyphRadios } from './GlyphRadios.tsx'

const weather = [
  { id: '☀️', label: '太陽' },
  { id: '🌤️', label: '晴れ時々曇り' },
  { id: '☁️', label: '雲' },
  { id: '☔', label: '傘と雨' },
  { id: '❄️', label: '雪の結晶' },
]
const sea = [
  { id: '🌊', label: '波' },
  { id: '🐋', label: 'クジラ' },
  { id: '⚓', label: 'いかり' },
]
const parts = { weather, sea }

function Choosing({ onPick }: { onPick: (id: string) => void }) {
  const [search, setSearch] = useState('')
  const [part, setPart] = useState<keyof typeof parts>('weather')
  const found = [...weather, ...sea].filter(({ label }) => label.includes(search))
  return (
    <GlyphPicker
      label="しるし"
      searchLabel="しるしをさがす"
      placeholder="ことばでさがす"
      emptyWords="あてはまるしるしはありません。"
      search={search}
      onSearch={setSearch}
      isSearchFocused={false}
      groups={
        <GlyphRadios
          label="種類"
          options={[
            { value: 'weather', label: '空', face: '☀️' },
            { value: 'sea', label: '海', face: '🌊' },
          ]}
          value={search ? undefined : part}
          onChange={setPart}
        />
      }
      glyphs={search ? found : parts[part]}
      onPick={onPick}
    />
  )
}

const meta = preview.meta({ component: Choosing, args: { onPick: fn() } })

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: '太陽' })
  },
})

export const AnotherGroup = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '海' }))
    await canvas.findByRole('option', { name: 'クジラ' })
  },
})

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '山')
    await canvas.findByText('あてはまるしるしはありません。')
  },
})

Playground.test(
  'is found by a word and taken by Enter, the next by an arrow key',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'))
    await userEvent.keyboard('の')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(args.onPick).toHaveBeenLastCalledWith('❄️')
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    await expect(args.onPick).toHaveBeenLastCalledWith('🌤️')
  },
)

Playground.test(
  'takes nothing by the Enter that chooses a conversion',
  async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox')
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 13, isComposing: true })
    await expect(args.onPick).not.toHaveBeenCalled()
  },
)
