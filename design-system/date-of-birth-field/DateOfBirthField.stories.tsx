import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { DateOfBirthField, type DateParts } from './DateOfBirthField.tsx'

interface TypingProps {
  initial: DateParts
  error?: string
  isEnglish?: boolean
}

const japanese = { label: '生年月日', partLabels: { year: '年', month: '月', day: '日' } }
const english = {
  label: 'Date of birth',
  partLabels: { year: 'Year', month: 'Month', day: 'Day' },
  order: ['month', 'day', 'year'],
} as const

function Typing({ initial, error, isEnglish = false }: TypingProps) {
  const [value, setValue] = useState(initial)
  const words = isEnglish ? english : japanese
  return <DateOfBirthField {...words} value={value} onChange={setValue} error={error} />
}

const meta = preview.meta({
  component: Typing,
  args: { initial: { year: '', month: '', day: '' } },
})

export const Playground = meta.story()

export const TypedFullWidth = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '年' }), '２００１')
    await userEvent.type(canvas.getByRole('textbox', { name: '月' }), '４')
    await expect(canvas.getByRole('textbox', { name: '年' })).toHaveValue('2001')
  },
})

export const Wrong = meta.story({
  args: {
    initial: { year: '2001', month: '2', day: '30' },
    error: 'この日付はありません。年月日を確かめてください。',
  },
})

export const English = meta.story({ args: { isEnglish: true } })
