import { expect } from 'storybook/test'
import type { FakeOf } from '#storybook/fake.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { writeStoreCode } from '#rules/storeCode.ts'
import { fakeStore, fakeVisit, stores } from '../../fakes.ts'
import query, {
  type CheckInStoresScreenQuery,
} from './__generated__/CheckInStoresScreenQuery.graphql.ts'
import { Screen } from './CheckInStoresScreen.tsx'

const listing = (checkInStores: ReturnType<typeof fakeStore>[]) => ({
  relay: { data: { Community: () => fakeCommunity({ checkInStores }) } },
})
const both = [stores.open, stores.cafe]

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<CheckInStoresScreenQuery>({
      query,
      variables: {},
      data: listing(both).relay.data,
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Visited = meta.story({ parameters: listing([stores.visited, stores.usedUp]) })
export const Empty = meta.story({ parameters: listing([]) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: listing([
    fakeStore({
      name: '灯台まつりの三日間だけ灯台の階段のいちばん上にひらく、風の強い日はおやすみの小さな売店',
      address: '港町三丁目1-1　灯台のふもとの、階段を三百八十二段のぼったところにある展望室の奥',
    }),
    stores.cafe,
  ]),
})

const code = writeStoreCode({ store: 1, stamp: 3_628_000, tag: 'W4VE5' })

type Play = {
  canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }
  userEvent: {
    type: (element: HTMLElement, text: string) => Promise<void>
    click: (element: HTMLElement) => Promise<void>
  }
}
async function typeCode({ canvas, userEvent }: Play, typed = code) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'お店のコード' }), typed)
  await userEvent.click(canvas.getByRole('button', { name: 'チェックインする' }))
}
const answering = (CheckInAtStorePayload: () => FakeOf<'CheckInAtStorePayload'>) => ({
  relay: { data: { ...listing(both).relay.data, CheckInAtStorePayload } },
})
const visiting = (isNew: boolean) =>
  answering(() => ({
    __typename: 'CheckInAtStoreSuccess',
    isNew,
    visit: fakeVisit(),
    store: stores.visited,
  }))
const refusing = (refusal: 'NO_SUCH_CODE' | 'EXPIRED' | 'ENDED') =>
  answering(() => ({ __typename: 'CheckInStoreError', field: 'code', code: refusal }))

export const ChecksIn = meta.story({
  parameters: visiting(true),
  async play({ canvas, userEvent }) {
    await typeCode({ canvas, userEvent })
    await expect(await canvas.findByText('灯台売店にチェックインしました')).toBeVisible()
    await expect(canvas.getByText('きょうは済み・20コイン')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'お店のコード' })).toHaveValue('')
  },
})
export const OnceADay = meta.story({
  parameters: visiting(false),
  async play({ canvas, userEvent }) {
    await typeCode({ canvas, userEvent })
    await expect(await canvas.findByText(/きょうのチェックインは済んでいます/)).toBeVisible()
  },
})
/** The QR's address has the code behind `#`: nothing is typed. */
export const Scanned = meta.story({
  parameters: visiting(true),
  beforeEach() {
    history.replaceState(history.state, '', `#${code}`)
    return () => history.replaceState(history.state, '', location.pathname + location.search)
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/QRから読み取りました/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'お店のコード' })).not.toHaveValue('')
  },
})
export const Mistyped = meta.story({
  async play({ canvas, userEvent }) {
    await typeCode({ canvas, userEvent }, '0100-001Q-7RD2-A')
    await expect(await canvas.findByText(/1文字ちがうようです/)).toBeVisible()
  },
})
export const YesterdaysCode = meta.story({
  parameters: refusing('EXPIRED'),
  async play({ canvas, userEvent }) {
    await typeCode({ canvas, userEvent })
    await expect(await canvas.findByText(/時間が過ぎています/)).toBeVisible()
  },
})
export const NoSuchCode = meta.story({
  parameters: refusing('NO_SUCH_CODE'),
  async play({ canvas, userEvent }) {
    await typeCode({ canvas, userEvent })
    await expect(await canvas.findByText(/お店のコードではない/)).toBeVisible()
  },
})
export const Closed = meta.story({
  parameters: refusing('ENDED'),
  async play({ canvas, userEvent }) {
    await typeCode({ canvas, userEvent })
    await expect(await canvas.findByText(/いまは受け付けていません/)).toBeVisible()
  },
})
export const Offline = meta.story({
  parameters: { relay: { outcome: { StoreCheckInMutation: 'error' } } },
  async play({ canvas, userEvent }) {
    await typeCode({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
