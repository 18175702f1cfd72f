import preview from '#storybook/preview.tsx'
import { EditableUntil } from './EditableUntil.tsx'

const meta = preview.meta({
  component: EditableUntil,
  args: { writtenAt: '2026-11-20T02:58:00.000Z' },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
