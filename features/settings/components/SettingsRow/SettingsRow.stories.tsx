import preview from '#storybook/preview.tsx'
import { SettingsRow } from './SettingsRow.tsx'

const meta = preview.meta({
  component: SettingsRow,
  args: {
    href: '/settings/language',
    icon: 'globe',
    children: '言語',
    value: '日本語',
  } as React.ComponentProps<typeof SettingsRow>,
})

export const Default = meta.story()
export const LongText = meta.story({
  args: {
    children: '画面とお知らせの言葉',
    value: 'Français（フランス語）',
  },
})
