import { expect, fn } from 'storybook/test'
import { given } from '#storybook/given.ts'
import { fakeViewer } from '#storybook/fakes/people.ts'
import preview from '#storybook/preview.tsx'
import type { PlayTools } from '#storybook/playTools.ts'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeSpending } from '../../fakes.ts'
import query, { type SpendingScreenQuery } from './__generated__/SpendingScreenQuery.graphql.ts'
import { Screen } from './SpendingScreen.tsx'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<SpendingScreenQuery>({ query, data: { Spending: fakeSpending } }),
  },
})

const having = (spending: Parameters<typeof fakeSpending>[0]) => ({
  relay: { data: { Spending: () => fakeSpending(spending) } },
})

async function type({ canvas, userEvent }: PlayTools, cap: string): Promise<void> {
  const field = canvas.getByRole('textbox', { name: /上限/ })
  await userEvent.clear(field)
  await userEvent.type(field, cap)
  await userEvent.click(canvas.getByRole('button', { name: 'この上限にする' }))
}

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
/** Nothing is paid yet, and no cap is set. */
export const Empty = meta.story({ parameters: having({ spent: 0, cap: null }) })
export const LongText = meta.story({
  parameters: having({ spent: 1_234_567, cap: 1_000_000, reached: 50_000 }),
})
/** More than ¥10,000 in a month. */
export const Reached = meta.story({
  parameters: having({ spent: 12_300, cap: null, reached: 10_000 }),
})
export const Raising = meta.story({
  parameters: having({ capChangesAt: '2026-11-21T12:00:00.000Z', nextCap: 30_000 }),
})
export const FallingAway = meta.story({
  parameters: having({ capChangesAt: '2026-11-21T12:00:00.000Z' }),
})
export const Saved = meta.story({
  parameters: {
    relay: {
      data: {
        SetSpendingCapPayload: () => ({
          __typename: 'SetSpendingCapSuccess' as const,
          spending: fakeSpending({ cap: 8_000 }),
        }),
      },
    },
  },
  play: async (tools) => {
    await type(tools, '８，０００円')
    await expect(await tools.canvas.findByText(/上限 ¥8,000/)).toBeVisible()
  },
})
export const OutOfRange = meta.story({
  parameters: {
    relay: {
      data: {
        SetSpendingCapPayload: () => ({
          __typename: 'SpendingCapError' as const,
          code: 'OUT_OF_RANGE' as const,
          field: 'cap',
          least: 100,
          most: 1_000_000,
        }),
      },
    },
  },
  play: async (tools) => {
    await type(tools, '50')
    await expect(await tools.canvas.findByText(/¥100から¥1,000,000まで/)).toBeVisible()
  },
})
export const Missing = meta.story({
  play: async (tools) => {
    await type(tools, 'たくさん')
    await expect(tools.canvas.getByText('上限の金額を入力してください。')).toBeVisible()
  },
})

const openLogin = fn()
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn', openLogin },
    relay: { data: { Spending: undefined, Viewer: fakeViewer } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
    await expect(openLogin).toHaveBeenCalledWith({ step: 'login' })
  },
})
