import preview from '#storybook/preview.tsx'
import { PresentValue } from './PresentValue.tsx'

const meta = preview.meta({
  component: PresentValue,
  args: {
    icon: 'mail',
    label: 'いまのメールアドレス',
    value: 'h••••@example.com',
  } as React.ComponentProps<typeof PresentValue>,
})

export const Default = meta.story()
export const LongText = meta.story({
  args: { value: 'y••••@yofukashi-todai-to-ohayo-onshitsu.example' },
})
