import { expect } from 'storybook/test'
import type { FakeOf } from '#storybook/fake.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakePresent, presents } from '../../fakes.ts'
import query, {
  type CheckInPresentScreenQuery,
} from './__generated__/CheckInPresentScreenQuery.graphql.ts'
import { Screen } from './CheckInPresentScreen.tsx'

const showing = (present: ReturnType<typeof fakePresent> | null) => ({
  relay: { data: { Query: () => ({ node: present }) } },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<CheckInPresentScreenQuery>({
      query,
      variables: { id: 'checkinpresent_postcard' },
      data: showing(presents.ready).relay.data,
    }),
    impossible: { Empty: 'A present without a piece is told as gone.' },
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Collecting = meta.story({ parameters: showing(presents.collecting) })
export const Received = meta.story({ parameters: showing(presents.received) })
export const Gone = meta.story({ parameters: showing(presents.gone) })
export const Over = meta.story({ parameters: showing(presents.over) })
export const Missing = meta.story({ parameters: showing(null) })
export const Guest = meta.story({
  parameters: {
    ...showing(fakePresent({ viewerStamps: 0, viewerStanding: 'COLLECTING' })),
    session: { status: 'notLoggedIn' },
  },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { failing: ['Query.node'] } } })
export const LongText = meta.story({
  parameters: showing(
    fakePresent({
      name: '灯台まつりの三日間に灯台の階段を全部のぼった人だけが持っていた、あの卓上カレンダー',
      description: '3人のひとことが書いてある、手のひらサイズのカレンダーです。'.repeat(6),
      stock: 100_000,
      left: 98_765,
    }),
  ),
})

const answering = (ClaimCheckInPresentPayload: () => FakeOf<'ClaimCheckInPresentPayload'>) => ({
  relay: { data: { ...showing(presents.ready).relay.data, ClaimCheckInPresentPayload } },
})
const press = { name: '受け取る' } as const

export const Receives = meta.story({
  parameters: answering(() => ({
    __typename: 'ClaimCheckInPresentSuccess',
    present: presents.received,
  })),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByText(/いつもありがとうございます/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /届け先/ })).toHaveAttribute(
      'href',
      '/store/prize/delivery/delivery_one/form',
    )
    await expect(canvas.queryByRole('button', press)).toBeNull()
  },
})
export const LastPieceGone = meta.story({
  parameters: answering(() => ({ __typename: 'CheckInPresentError', code: 'OUT_OF_STOCK' })),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByText(/ひと足ちがい/)).toBeVisible()
  },
})
export const Receiving = meta.story({
  parameters: { relay: { outcome: { PresentClaimMutation: 'pending' } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByRole('button', { name: /受け取っています/ })).toBeVisible()
  },
})
export const Offline = meta.story({
  parameters: { relay: { outcome: { PresentClaimMutation: 'error' } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
