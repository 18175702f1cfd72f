import { expect, fn } from 'storybook/test'
import { fakeConnection } from '#storybook/fake.ts'
import { bannerSections, countedBanners } from '#storybook/fakes/banners.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { informations, wordyInformation } from '#storybook/fakes/information.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeCampaign, fakeReceived, fakeWarning } from '../../fakes.ts'
import query, {
  type InformationListScreenQuery,
} from './__generated__/InformationListScreenQuery.graphql.ts'
import { Screen } from './InformationListScreen.tsx'

type Rows = (typeof wordyInformation)[]

const listing = (...rows: Rows) => ({
  relay: { data: { Community: () => fakeCommunity({ informations: fakeConnection(rows) }) } },
})
const favorites = (rows: Rows | null) => ({
  relay: {
    variables: {
      category: null,
      isFavorite: true,
      isReceived: false,
      isGeneral: false,
      isWhole: false,
    },
    data: {
      Community: () => fakeCommunity({ viewerFavoriteInformations: rows && fakeConnection(rows) }),
    },
  },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<InformationListScreenQuery>({
      query,
      variables: {
        category: null,
        isFavorite: false,
        isReceived: false,
        isGeneral: true,
        isWhole: true,
      },
      data: listing(...Object.values(informations)).relay.data,
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({ parameters: listing() })
export const EmptyCategory = meta.story({
  parameters: {
    relay: {
      ...listing().relay,
      variables: {
        category: 'MAINTENANCE',
        isFavorite: false,
        isReceived: false,
        isGeneral: true,
        isWhole: false,
      },
    },
  },
})
export const OneCategory = meta.story({
  parameters: {
    relay: {
      ...listing(informations.event).relay,
      variables: {
        category: 'EVENT',
        isFavorite: false,
        isReceived: false,
        isGeneral: true,
        isWhole: false,
      },
    },
  },
})
/** What the station points out stands on top. */
export const Banners = meta.story({
  parameters: {
    relay: {
      data: {
        ...countedBanners,
        Community: () =>
          fakeCommunity({
            bannerSections: [bannerSections.carousel],
            informations: fakeConnection(Object.values(informations)),
          }),
      },
    },
  },
})
/** What reached the fan alone. */
export const Received = meta.story({
  parameters: {
    relay: {
      variables: {
        category: null,
        isFavorite: false,
        isReceived: true,
        isGeneral: false,
        isWhole: false,
      },
      data: {
        Viewer: () =>
          fakeViewer({
            user: fakeUser(),
            receivedInformations: [fakeWarning(), fakeReceived({ isUnread: false }), fakeCampaign],
          }),
      },
    },
  },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({ parameters: listing(wordyInformation) })
export const Favorites = meta.story({
  parameters: favorites([informations.goods, informations.event]),
})
export const NoFavorites = meta.story({ parameters: favorites([]) })

const openLogin = fn()
export const FavoritesOfGuest = meta.story({
  parameters: { ...favorites(null), session: { status: 'notLoggedIn', openLogin } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
    await expect(openLogin).toHaveBeenCalledWith({ step: 'login' })
  },
})
