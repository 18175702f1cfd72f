import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { NothingSought } from './NothingSought.tsx'

const asked = { words: 'ラジオ', kind: 'TALK' as const, authorId: 'user_1', since: '2026-11-01' }
const meta = preview.meta({ component: NothingSought, args: { asked, why: 'none' as const } })

export const Default = meta.story()
export const UnknownPerson = meta.story({ args: { why: 'unknown' } })
export const Unclear = meta.story({
  args: { asked: { words: 'ラジオ', isUnclear: true }, why: 'unclear' },
})
export const English = meta.story({ globals: { locale: 'en' }, args: { why: 'unknown' } })

Default.test('leads to the same without what narrows it', async ({ canvas }) => {
  const [link] = canvas.getAllByRole('link')
  await expect(new URL((link as HTMLAnchorElement).href).searchParams.toString()).toBe(
    new URLSearchParams({ q: 'ラジオ', kind: 'talk' }).toString(),
  )
})

UnknownPerson.test('keeps the days where only the person is nobody', async ({ canvas }) => {
  const [link] = canvas.getAllByRole('link')
  await expect(link).toHaveAttribute('href', expect.stringContaining('since=2026-11-01'))
})
