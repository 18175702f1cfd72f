import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PeriodPicker } from './PeriodPicker.tsx'

const meta = preview.meta({
  component: PeriodPicker,
  args: { asked: { words: 'ラジオ', kind: 'TALK' as const } },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
/** The last day is before the first. */
export const Turned = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('この日から'), '2026-11-20')
    await userEvent.type(canvas.getByLabelText('この日まで'), '2026-11-01')
    await expect(canvas.getByRole('button', { name: 'この期間でさがす' })).toBeDisabled()
  },
})

Default.test('each period begins on its first day in Japan', async ({ canvas }) => {
  for (const [name, since] of [
    ['今日', '2026-11-20'],
    ['今週', '2026-11-16'],
    ['今月', '2026-11-01'],
  ] as const)
    await expect(canvas.getByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringContaining(`since=${since}`),
    )
})
