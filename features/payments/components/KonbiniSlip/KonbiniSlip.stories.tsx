import { expect, fn, spyOn, within } from 'storybook/test'
import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakePaymentAttempt, slip } from '../../fakes.ts'
import { KonbiniSlip } from './KonbiniSlip.tsx'

const pending = (more: ReturnType<typeof fakePaymentAttempt> = {}) => ({
  Node: () => fakePaymentAttempt({ state: 'PENDING', method: 'KONBINI', step: slip, ...more }),
})
const copy = fn(async () => undefined)

const meta = preview.meta({
  component: KonbiniSlip,
  args: given('attempt'),
  parameters: fragmentStory(
    graphql`
      query KonbiniSlipStoryQuery {
        node(id: "attempt_01") {
          ...KonbiniSlip_attempt @alias(as: "attempt")
        }
      }
    `,
    pending(),
  ),
  beforeEach() {
    copy.mockClear()
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: copy },
    })
  },
})

const choose = (store: string) => async (tools: PlayTools) => {
  await tools.userEvent.click(tools.canvas.getByRole('radio', { name: store }))
}

export const FamilyMart = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Lawson = meta.story({ play: choose('ローソン') })
export const Ministop = meta.story({ play: choose('ミニストップ') })
/** It asks for one number, which is longer. */
export const Seicomart = meta.story({
  play: async (tools) => {
    await choose('セイコーマート')(tools)
    await expect(tools.canvas.getByText('60221833841')).toBeVisible()
    await expect(tools.canvas.queryByText('確認番号')).toBeNull()
  },
})
/** The provider has a page of it, to be shown at the till. */
export const WithPaper = meta.story({
  parameters: {
    relay: {
      data: pending({ step: { ...slip, slipUrl: 'https://payments.example.com/slip/1' } }),
    },
  },
})
export const OneStore = meta.story({
  parameters: { relay: { data: pending({ step: { ...slip, stores: [slip.stores[3]] } }) } },
})
/** The most that a till takes. */
export const LargeAmount = meta.story({
  parameters: { relay: { data: pending({ amountYen: 299_999 }) } },
})
const press = async ({ canvas, userEvent }: PlayTools) => {
  await userEvent.click(canvas.getByRole('button', { name: '払込番号をコピー' }))
}
export const Copied = meta.story({
  play: async (tools) => {
    await press(tools)
    await expect(copy).toHaveBeenCalledWith('193804')
    await expect(await tools.canvas.findByText('コピーしました。')).toBeVisible()
  },
})
/** The browser does not let the page copy, in either way: the number is there to be selected. */
export const NotCopied = meta.story({
  beforeEach() {
    const select = spyOn(document, 'execCommand').mockReturnValue(false)
    return () => select.mockRestore()
  },
  play: async (tools) => {
    copy.mockRejectedValueOnce(new Error('denied'))
    await press(tools)
    const toast = within(await tools.canvas.findByRole('region', { name: 'お知らせ' }))
    await expect(await toast.findByText(/下の文字を選んでコピーしてください/)).toBeVisible()
    await expect(toast.getByText('193804')).toBeVisible()
  },
})
