import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { TooOften } from './TooOften.tsx'

const meta = preview.meta({
  component: TooOften,
  args: { retryAt: '2026-11-20T03:00:12.000Z', href: '/search?words=ラジオ' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
export const English = meta.story({ globals: { locale: 'en' } })
/** The seconds are over: the same may be looked for again. */
export const MayAgainInEnglish = meta.story({
  globals: { locale: 'en' },
  args: { retryAt: '2026-11-20T02:59:59.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toBeVisible()
  },
})
