import { expect } from 'storybook/test'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import type { UserErrorCode } from '#schema/types.generated.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeRefund } from '../../fakes.ts'
import query, { type RefundScreenQuery } from './__generated__/RefundScreenQuery.graphql.ts'
import { Screen } from './RefundScreen.tsx'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<RefundScreenQuery>({
      query,
      variables: { id: 'refund_one' },
      data: { Query: () => ({ node: fakeRefund() }) },
    }),
  },
})

const showing = (refund: ReturnType<typeof fakeRefund> | null) => ({
  relay: { data: { Query: () => ({ node: refund }) } },
})

async function typeAccount({ canvas, userEvent }: PlayTools): Promise<void> {
  const type = (name: RegExp, text: string) =>
    userEvent.type(canvas.getByRole('textbox', { name }), text)
  await type(/金融機関コード/, '００３３')
  await type(/支店コード/, '001')
  await type(/口座番号/, '1234567')
  await type(/口座名義/, 'たかさき　ひかり')
  await userEvent.click(canvas.getByRole('button', { name: 'この口座で受け取る' }))
}

/** Cash goes back: the fan says to which account. */
export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Given = meta.story({
  parameters: {
    relay: {
      data: {
        GiveRefundAccountPayload: () => ({
          __typename: 'GiveRefundAccountSuccess' as const,
          refund: fakeRefund({ state: 'AWAITS_TRANSFER' }),
        }),
      },
    },
  },
  play: async (tools) => {
    await typeAccount(tools)
    await expect(await tools.canvas.findByText('お振り込みの準備中')).toBeVisible()
    await expect(tools.canvas.queryByRole('textbox')).toBeNull()
  },
})
/** All that is missing or wrong is said at once. */
export const Wrong = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /金融機関コード/ }), '33')
    await userEvent.type(canvas.getByRole('textbox', { name: /口座名義/ }), '高崎')
    await userEvent.click(canvas.getByRole('button', { name: 'この口座で受け取る' }))
    const said = await canvas.findAllByText('金融機関コードは4桁の数字で入力してください。')
    await expect(said[0]).toBeVisible()
  },
})
/** It was transferred a moment ago. */
export const Gone = meta.story({
  parameters: {
    relay: {
      data: {
        GiveRefundAccountPayload: () => ({ __typename: 'RefundStateError' as const }),
      },
    },
  },
  play: async (tools) => {
    await typeAccount(tools)
    await expect(await tools.canvas.findByText(/振込先をお待ちしていません/)).toBeVisible()
  },
})
export const Pending = meta.story({
  parameters: { relay: { outcome: { AccountFormMutation: 'pending' } } },
  play: typeAccount,
})
export const Correcting = meta.story({
  parameters: showing(fakeRefund({ state: 'AWAITS_TRANSFER' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '振込先を訂正する' }))
    await expect(canvas.getByRole('textbox', { name: /口座番号/ })).toBeVisible()
  },
})
export const Sending = meta.story({ parameters: showing(fakeRefund({ state: 'SENDING' })) })
export const Done = meta.story({ parameters: showing(fakeRefund({ state: 'DONE' })) })
export const Unsent = meta.story({ parameters: showing(fakeRefund({ state: 'FAILED' })) })
/** There is none, or it is another fan's: both look the same. */
export const Empty = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({ parameters: showing(fakeRefund({ amountYen: 12_345_678 })) })

/** What the gateway does not take is said at its field. */
const refused = (field: string, code: UserErrorCode, words: RegExp) => ({
  parameters: {
    relay: {
      data: {
        GiveRefundAccountPayload: () => ({
          __typename: 'BankAccountError' as const,
          field,
          code,
          retryAt: null,
        }),
      },
    },
  },
  play: async (tools: PlayTools) => {
    await typeAccount(tools)
    const said = await tools.canvas.findAllByText(words)
    await expect(said[0]).toBeVisible()
  },
})
export const BankRefused = meta.story(refused('bankCode', 'NOT_A_BANK_CODE', /金融機関コードは4桁/))
export const BranchRefused = meta.story(
  refused('branchCode', 'NOT_A_BRANCH_CODE', /支店コードは3桁/),
)
export const NumberRefused = meta.story(refused('number', 'NOT_AN_ACCOUNT_NUMBER', /口座番号は7桁/))
export const HolderRefused = meta.story(refused('holder', 'NOT_A_HOLDER', /口座名義は/))
