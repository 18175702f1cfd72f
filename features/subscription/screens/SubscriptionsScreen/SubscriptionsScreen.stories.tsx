import { expect, fn } from 'storybook/test'
import { fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { savedCards, subscriber, subscriptions } from '../../fakes.ts'
import query, {
  type SubscriptionsScreenQuery,
} from './__generated__/SubscriptionsScreenQuery.graphql.ts'
import { Screen } from './SubscriptionsScreen.tsx'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<SubscriptionsScreenQuery>({ query, data: subscriber() }),
  },
})

const { active, dearer, unpaid, asked, cancelled, ended, cardless, long } = subscriptions
const showing = (...those: Parameters<typeof subscriber>) => ({
  relay: { data: subscriber(...those) },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026年11月20日(金)〜2026年12月19日(土)')).toBeVisible()
    await expect(canvas.getByText('2026年12月20日(日)')).toBeVisible()
  },
})
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Several = meta.story({ parameters: showing([active, cancelled, ended]) })
export const NewPrice = meta.story({ parameters: showing([dearer]) })
export const PastDue = meta.story({
  parameters: showing([unpaid]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ご請求を見る' })).toHaveAttribute(
      'href',
      '/settings/subscription-invoice/subscriptioninvoice_due',
    )
  },
})
export const PastDueEnglish = meta.story({
  parameters: showing([unpaid]),
  globals: { locale: 'en' },
})
export const Challenged = meta.story({ parameters: showing([asked]) })
export const Canceled = meta.story({ parameters: showing([cancelled]) })
export const Ended = meta.story({ parameters: showing([ended]) })
export const WithoutCard = meta.story({ parameters: showing([cardless]) })
export const OneCard = meta.story({ parameters: showing([active], savedCards.slice(0, 1)) })
export const Empty = meta.story({ parameters: showing([]) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({ parameters: showing([long]) })

const openLogin = fn()
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn', openLogin },
    relay: { data: { Viewer: () => fakeViewer({ subscriptions: [], paymentInstruments: [] }) } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
    await expect(openLogin).toHaveBeenCalledWith({ step: 'login' })
  },
})

const cancel = { name: '解約する' }
const confirm = { name: '解約を確定する' }
/** Until when it lasts is said before anything is sent. */
export const Canceling = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', cancel))
    await expect(canvas.getByText(/2026年12月19日\(土\)までは/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '続ける' })).toBeVisible()
  },
})
export const CancelingPending = meta.story({
  parameters: { relay: { outcome: { CancelSubscriptionMutation: 'pending' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', cancel))
    await userEvent.click(canvas.getByRole('button', confirm))
  },
})
/** Past due there is no period left: it ends at once. */
export const CancelingPastDue = meta.story({
  parameters: showing([unpaid]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', cancel))
    await expect(canvas.getByText(/すぐに終了します/)).toBeVisible()
  },
})
export const ResumeRefused = meta.story({
  parameters: {
    relay: {
      data: {
        ...subscriber([cancelled]),
        ResumeSubscriptionPayload: () => ({ __typename: 'SubscriptionError', code: 'ENDED' }),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '解約を取り消して続ける' }))
    await expect(await canvas.findByText(/この定期購入は終了しています/)).toBeVisible()
  },
})
export const ChangingCard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'カードを変更する' }))
    await expect(canvas.getByRole('radio', { name: /JCB 下4桁 0505/ })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /有効期限切れ/ })).toBeDisabled()
  },
})
