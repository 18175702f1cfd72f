import { expect, waitFor } from 'storybook/test'
import type { FakeOf } from '#storybook/fake.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeInquiry, fan, guest } from '../../fakes.ts'
import query, { type ContactScreenQuery } from './__generated__/ContactScreenQuery.graphql.ts'
import { Screen } from './ContactScreen.tsx'

const asGuest = {
  session: { status: 'notLoggedIn' as const },
  relay: { data: { Viewer: () => guest } },
}
const sent = () => ({ __typename: 'SendInquirySuccess' as const, inquiry: fakeInquiry() })
const answering = (
  SendInquiryPayload: () => FakeOf<'SendInquiryPayload'>,
  viewer: typeof guest = fan(),
) => ({ relay: { data: { Viewer: () => viewer, SendInquiryPayload } } })

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<ContactScreenQuery>({ query, data: { Viewer: () => fan() } }),
    impossible: { Empty: 'A form has nothing to be empty of.' },
  },
})

type Play = {
  canvas: {
    getByRole: (role: string, options: { name: string | RegExp }) => HTMLElement
    queryByRole: (role: string, options: { name: string | RegExp }) => HTMLElement | null
  }
  userEvent: {
    type: (element: HTMLElement, text: string) => Promise<void>
    click: (element: HTMLElement) => Promise<void>
    selectOptions: (element: HTMLElement, value: string) => Promise<void>
  }
}

const words = '缶バッジの箱がつぶれていました。'

/** Fills all that there is, and sends it. */
async function ask({ canvas, userEvent }: Play, text = words, replyTo = 'hina@example.com') {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '何についてですか' }), 'GOODS')
  await userEvent.type(canvas.getByRole('textbox', { name: '内容' }), text)
  const address = canvas.queryByRole('textbox', { name: /メールアドレス/ })
  if (address) await userEvent.type(address, replyTo)
  await userEvent.click(canvas.getByRole('button', { name: '送る' }))
}

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Guest = meta.story({ parameters: asGuest })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.type(
      canvas.getByRole('textbox', { name: '内容' }),
      '三日前に届いた缶バッジの箱がつぶれていました。'.repeat(12),
    )
  },
})
export const Sent = meta.story({
  parameters: answering(sent),
  async play({ canvas, userEvent }) {
    await ask({ canvas, userEvent })
    await expect(await canvas.findByText('S-7K2M-4QX9')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '送った内容を見る' })).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'お問い合わせを受け付けました' })).toHaveFocus(),
    )
  },
})
/** Whoever is nobody here has the mail alone. */
export const SentByGuest = meta.story({
  parameters: { ...asGuest, ...answering(sent, guest) },
  async play({ canvas, userEvent }) {
    await ask({ canvas, userEvent })
    await expect(await canvas.findByText('S-7K2M-4QX9')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '送った内容を見る' })).toBeNull()
  },
})
export const NothingWritten = meta.story({
  parameters: asGuest,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '送る' }))
    await expect(
      await canvas.findAllByText('お問い合わせの内容を書いてください。'),
    ).not.toHaveLength(0)
  },
})
export const Unreadable = meta.story({
  parameters: answering(() => ({
    __typename: 'InquiryTextError',
    field: 'text',
    code: 'UNREADABLE',
    values: { maxLength: 2000 },
    maxLength: 2000,
  })),
  async play({ canvas, userEvent }) {
    await ask({ canvas, userEvent })
    await expect(await canvas.findByText('表示できない文字が入っています。')).toBeVisible()
  },
})
export const NoSuchAddress = meta.story({
  parameters: {
    ...asGuest,
    ...answering(
      () => ({ __typename: 'ReplyAddressError', field: 'replyTo', code: 'NOT_AN_EMAIL' }),
      guest,
    ),
  },
  async play({ canvas, userEvent }) {
    await ask({ canvas, userEvent })
    await expect(await canvas.findByText('メールアドレスの形をご確認ください。')).toBeVisible()
  },
})
export const TooMany = meta.story({
  parameters: answering(() => ({
    __typename: 'RateLimitedError',
    retryAt: '2026-11-21T03:00:00.000Z',
  })),
  async play({ canvas, userEvent }) {
    await ask({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
export const Sending = meta.story({
  parameters: { relay: { outcome: { ContactFormMutation: 'pending' } } },
  async play({ canvas, userEvent }) {
    await ask({ canvas, userEvent })
    await expect(await canvas.findByRole('button', { name: /送っています/ })).toBeVisible()
  },
})
export const Offline = meta.story({
  parameters: { relay: { outcome: { ContactFormMutation: 'error' } } },
  async play({ canvas, userEvent }) {
    await ask({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
