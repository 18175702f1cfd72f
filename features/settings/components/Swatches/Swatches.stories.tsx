import { useState } from 'react'
import preview from '#storybook/preview.tsx'
import { Swatches } from './Swatches.tsx'

type Options = React.ComponentProps<typeof Swatches<string>>['options']

function Choosing({ options, isGrey }: { options: Options; isGrey?: boolean }) {
  const [value, setValue] = useState(options[0]?.value ?? '')
  return (
    <Swatches
      label="推しの色"
      description="ボタンや自分の吹き出しの色です。"
      value={value}
      onChange={setValue}
      options={options}
      isGrey={isGrey}
    />
  )
}

const talents: Options = [
  { value: 'amber', label: 'ひより', theme: { palette: 'amber' } },
  { value: 'indigo', label: 'ルカ', theme: { palette: 'indigo' } },
  { value: 'jade', label: 'つむぎ', theme: { palette: 'jade' } },
]

const meta = preview.meta({ component: Choosing, args: { options: talents } })

export const FewColours = meta.story()
export const LongText = meta.story({
  args: {
    options: talents.map((option) => ({ ...option, label: `${option.label}の夜明け前の色` })),
  },
})
