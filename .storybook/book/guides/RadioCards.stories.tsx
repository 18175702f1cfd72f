import { useState } from 'react'
import { RadioCards as Cards } from '#design-system/radio-cards/RadioCards.tsx'
import preview from '../../preview.tsx'
import { page } from '../page.ts'
import { Guide } from './Guide.tsx'

const options = [
  { value: 'card', label: 'クレジットカード', description: 'すぐに完了します' },
  { value: 'konbini', label: 'コンビニ払い', description: '3日以内にお支払いください' },
] as const

function Chosen({ isBare = false }: { isBare?: boolean }) {
  const [value, setValue] = useState<string>('card')
  return (
    <Cards
      label="お支払い方法"
      options={options.map((option) => (isBare ? { ...option, description: undefined } : option))}
      value={value}
      onChange={setValue}
    />
  )
}

const meta = preview.meta({
  tags: ['!test'],
  parameters: page.parameters,
  globals: page.globals,
})

export const RadioCards = meta.story({
  render: () => (
    <Guide
      name="RadioCards"
      what="One choice of several, large enough for a thumb, each with what tells it apart."
      story="components-radiocards--playground"
      when={['Two to nine choices, each of which needs a line or a picture to be understood.']}
      whenNot={[
        'Two to four short words, and the change is at once: SegmentedControl.',
        'Many that everybody knows, such as prefectures: Select.',
        'More than one may be chosen: CheckCards.',
      ]}
      examples={[
        { isGood: true, why: 'What each of them means for the fan.', shown: <Chosen /> },
        {
          isGood: false,
          why: 'Names alone: the difference shows only later.',
          shown: <Chosen isBare />,
        },
      ]}
      anatomy={[
        ['label', 'the question, as a legend'],
        ['picture', 'a face, a scene, a swatch: what is chosen, not an ornament'],
        ['label, description', 'its name, and what it means'],
        ['layout', 'list, tiles, cards, pictures: by how large the pictures are'],
      ]}
      states={[
        ['chosen', 'Edge, tint and a tick: three ways to tell'],
        ['disabled', 'Stays in its place, and its description says why'],
        ['error', 'Over the choices, since they may be taller than the page'],
      ]}
      keyboard={[
        ['Tab', 'Comes to the chosen one, or the first'],
        ['Arrows', 'Choose the next'],
      ]}
      writing={[
        'A question or a noun as the label; names alike in form; no 「その他」 without a reason.',
      ]}
    />
  ),
})
