import { expect, fn } from 'storybook/test'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { cards, fakeBadge, fakeCard, ownedNft, machines } from '../../fakes.ts'
import query, {
  type CollectionsScreenQuery,
} from './__generated__/CollectionsScreenQuery.graphql.ts'
import { Screen } from './CollectionsScreen.tsx'

const having = (
  collectedCards: ReturnType<typeof fakeCard>[],
  collectedNfts: ReturnType<typeof ownedNft>[],
  ownedBadges: ReturnType<typeof fakeBadge>[] = [],
) => ({
  Community: () => fakeCommunity({ treasureMachines: machines }),
  Viewer: () => fakeViewer({ user: fakeUser(), collectedCards, collectedNfts, ownedBadges }),
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<CollectionsScreenQuery>({
      query,
      data: having(cards, [ownedNft()], [fakeBadge()]),
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({ parameters: { relay: { data: having([], []) } } })
/** Whoever has badges alone has something. */
export const OnlyBadges = meta.story({
  parameters: { relay: { data: having([], [], [fakeBadge()]) } },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'バッジ' })).toBeVisible()
    await expect(canvas.getByText('灯台のなかま')).toBeVisible()
  },
})
const openLogin = fn()
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn', openLogin },
    relay: {
      data: {
        Viewer: () =>
          fakeViewer({ user: null, collectedCards: [], collectedNfts: [], ownedBadges: [] }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
    await expect(openLogin).toHaveBeenCalledWith(expect.objectContaining({ step: 'login' }))
  },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({
  parameters: { relay: { failing: ['Viewer.collectedCards'] } },
})
export const LongText = meta.story({
  parameters: {
    relay: {
      data: having(
        [fakeCard({ name: '夜明けまで起きてる会の準備と当日の実況の記念カード'.repeat(3) })],
        [ownedNft({ viewerNumbers: Array.from({ length: 20 }, (_, at) => at * 997 + 1) })],
        [fakeBadge({ name: '夜明けまで起きてる会の準備と当日の実況の記念バッジ'.repeat(2) })],
      ),
    },
  },
})
