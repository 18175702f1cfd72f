import { expect, waitFor } from 'storybook/test'
import type { FakeOf } from '#storybook/fake.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { campaigns, fakeCampaign, fakeReceipt } from '../../fakes.ts'
import query, {
  type CampaignCodeScreenQuery,
} from './__generated__/CampaignCodeScreenQuery.graphql.ts'
import { Screen } from './CampaignCodeScreen.tsx'

const showing = (page: ReturnType<typeof fakeCampaign> | null) => ({
  relay: { data: { Community: () => fakeCommunity({ campaignCodePage: page }) } },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<CampaignCodeScreenQuery>({
      query,
      variables: { identifier: 'radio-tape' },
      data: showing(campaigns.open).relay.data,
    }),
    impossible: { Empty: 'A campaign without a reward is never published.' },
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Had = meta.story({ parameters: showing(campaigns.had) })
export const Tickets = meta.story({ parameters: showing(campaigns.tickets) })
export const Ended = meta.story({ parameters: showing(campaigns.ended) })
export const Guest = meta.story({ parameters: { session: { status: 'notLoggedIn' } } })
export const NoSuchCampaign = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: showing(
    fakeCampaign({
      title: '灯台まつりの三日間に会場の売店で受け取ったレシートの裏に印刷されている合いことば',
      note: '運営より：レシートは、雨にぬれると文字が消えることがあります。読めない文字があるときは、お問い合わせの画面から、買いものをした日と時間をお知らせください。',
    }),
  ),
})

type Play = {
  canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }
  userEvent: {
    type: (element: HTMLElement, text: string) => Promise<void>
    click: (element: HTMLElement) => Promise<void>
  }
}

/** Types a code in full width, in small letters and without a hyphen, and sends it. */
async function typeCode({ canvas, userEvent }: Play, code = '２ａｍ０ｒａｄ１０ｔａｐＶ') {
  const field = canvas.getByRole('textbox', { name: 'キャンペーンコード' })
  await userEvent.type(field, code)
  await userEvent.click(canvas.getByRole('button', { name: 'コードを使う' }))
}

const answering = (UseCampaignCodePayload: () => FakeOf<'UseCampaignCodePayload'>) => ({
  relay: { data: { ...showing(campaigns.open).relay.data, UseCampaignCodePayload } },
})
const refusing = (code: 'NO_SUCH_CODE' | 'USED' | 'ENDED' | 'LIMIT') =>
  answering(() => ({ __typename: 'CampaignCodeError', field: 'code', code }))

const ticket = { rewardKind: 'TREASURE_MACHINE_TICKET', rewardAmount: 1 } as const

/** Of a campaign of several: one goes on with the next. */
export const Received = meta.story({
  parameters: answering(() => ({
    __typename: 'UseCampaignCodeSuccess',
    page: campaigns.tickets,
    receipt: fakeReceipt(ticket),
  })),
  async play({ canvas, userEvent }) {
    await typeCode({ canvas, userEvent })
    await expect(await canvas.findByText('チケット1枚を受け取りました')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'キャンペーンコード' })).toHaveValue('')
  },
})

/** One's only code: nothing is left to type. */
export const ReceivedTheOne = meta.story({
  globals: { locale: 'en' },
  parameters: answering(() => ({
    __typename: 'UseCampaignCodeSuccess',
    page: campaigns.had,
    receipt: fakeReceipt(),
  })),
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), '2AM0RAD10TAPV')
    await userEvent.click(canvas.getByRole('button', { name: 'Use the code' }))
    await expect(await canvas.findByText('You received 100 coins')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
})

/** One character is wrong: the page itself sees it, and no try is spent. */
export const Mistyped = meta.story({
  async play({ canvas, userEvent }) {
    await typeCode({ canvas, userEvent }, '2AM0-RAD1-0TAQ-V')
    await expect(await canvas.findByText(/1文字ちがうようです/)).toBeVisible()
  },
})

export const NoSuchCode = meta.story({
  parameters: refusing('NO_SUCH_CODE'),
  async play({ canvas, userEvent }) {
    await typeCode({ canvas, userEvent })
    await expect(await canvas.findByText(/キャンペーンのコードではない/)).toBeVisible()
  },
})
export const Used = meta.story({
  parameters: refusing('USED'),
  async play({ canvas, userEvent }) {
    await typeCode({ canvas, userEvent })
    await expect(await canvas.findByText('このコードは使用済みです。')).toBeVisible()
  },
})
export const CodeEnded = meta.story({
  parameters: refusing('ENDED'),
  async play({ canvas, userEvent }) {
    await typeCode({ canvas, userEvent })
    await expect(await canvas.findByText(/受付は終了しました/)).toBeVisible()
  },
})
export const OnceEach = meta.story({
  parameters: refusing('LIMIT'),
  async play({ canvas, userEvent }) {
    await typeCode({ canvas, userEvent })
    await expect(await canvas.findByText(/まだ使われていません/)).toBeVisible()
  },
})
export const TooManyTries = meta.story({
  parameters: answering(() => ({
    __typename: 'RateLimitedError',
    retryAt: '2026-11-20T03:10:00.000Z',
  })),
  async play({ canvas, userEvent }) {
    await typeCode({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
export const Checking = meta.story({
  parameters: { relay: { outcome: { CodeFormMutation: 'pending' } } },
  async play({ canvas, userEvent }) {
    await typeCode({ canvas, userEvent })
    await expect(await canvas.findByRole('button', { name: /確かめています/ })).toBeVisible()
  },
})
export const Offline = meta.story({
  parameters: { relay: { outcome: { CodeFormMutation: 'error' } } },
  async play({ canvas, userEvent }) {
    await typeCode({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
