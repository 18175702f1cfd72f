import { expect } from 'storybook/test'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { keepProven, provenBlank, provenBoxDraw, provenDraw } from '../../evidence.fakes.ts'
import { draws, fakeDraw } from '../../fakes.ts'
import query, { type DrawScreenQuery } from './__generated__/DrawScreenQuery.graphql.ts'
import { Screen } from './DrawScreen.tsx'

const showing = (draw: ReturnType<typeof fakeDraw> | null) => ({
  relay: { data: { Query: () => ({ node: draw }) } },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<DrawScreenQuery>({
      query,
      variables: { id: 'treasuredraw_1' },
      data: { Query: () => ({ node: provenDraw() }) },
    }),
    impossible: {
      Empty: 'A draw has a pick at least.',
      LongText: 'Its words are the interface’s own.',
    },
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
/** That nothing came is proven in the same steps. */
export const Blank = meta.story({ parameters: showing(provenBlank()) })
export const BlankInEnglish = meta.story({
  parameters: showing(provenBlank()),
  globals: { locale: 'en' },
})
export const English = meta.story({
  globals: { locale: 'en' },
  beforeEach: () => keepProven('odds'),
})
/** By the browser that drew: what it kept before and after agrees. */
export const AsKept = meta.story({
  beforeEach: () => keepProven('odds'),
  async play({ canvas }) {
    await expect(canvas.getByText(/はじめから終わりまで正しく行われました/)).toBeVisible()
    await expect(canvas.getAllByText('確かめました')).toHaveLength(7)
  },
})
export const OtherThanKept = meta.story({
  beforeEach: () => keepProven('odds', { signature: '00'.repeat(64) }),
  async play({ canvas }) {
    const [failing, ...others] = canvas.getAllByText('合いません')
    await expect(failing!.closest('li')).toHaveTextContent('控えと同じ')
    await expect(others).toHaveLength(0)
  },
})
/** The station had chosen another seed before this browser showed its own. */
export const OtherThanPromised = meta.story({
  beforeEach: () => keepProven('odds', { serverHash: 'ee'.repeat(32) }),
  async play({ canvas }) {
    const [failing, ...others] = canvas.getAllByText('合いません')
    await expect(failing!.closest('li')).toHaveTextContent('引く前の約束のとおり')
    await expect(others).toHaveLength(0)
  },
})
export const BoxProven = meta.story({
  beforeEach: () => keepProven('box'),
  parameters: showing(provenBoxDraw()),
  async play({ canvas }) {
    await expect(canvas.getByText('景品は、はじめからその封筒にあった')).toBeVisible()
    await expect(canvas.getAllByText('確かめました')).toHaveLength(7)
  },
})
/** The pair of seeds still serves. */
export const NotRevealed = meta.story({ parameters: showing(provenDraw({ serverSeed: null })) })
export const Forged = meta.story({
  parameters: showing(provenDraw({ signature: '00'.repeat(64) })),
})
/** What came is sent, once its fan has said where to. */
export const GoodsWaiting = meta.story({
  parameters: showing({ ...provenDraw(), delivery: draws.goods.delivery }),
})
export const TakenForPoints = meta.story({ parameters: showing(fakeDraw()) })
export const Missing = meta.story({ parameters: showing(null) })
/** The station tells of no such draw, and this browser holds what it signed. */
export const DeniedThoughKept = meta.story({
  beforeEach: () => keepProven('odds'),
  parameters: showing(null),
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'レシートの控えを保存' })).toBeVisible()
  },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
