import { expect, fn, screen, waitFor } from 'storybook/test'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeInformation, informations, wordyInformation } from '#storybook/fakes/information.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import query, {
  type InformationScreenQuery,
} from './__generated__/InformationScreenQuery.graphql.ts'
import { Screen } from './InformationScreen.tsx'

const showing = (information: typeof wordyInformation | null) => ({
  relay: { data: { Query: () => ({ node: information }) } },
})
const read = {
  ReadInformationPayload: () => ({
    __typename: 'ReadInformationSuccess' as const,
    information: { id: 'information_talk', viewerUnread: false },
  }),
}
const favored = {
  FavorInformationPayload: () => ({
    __typename: 'FavorInformationSuccess' as const,
    information: { id: 'information_vote', viewerFavors: true },
  }),
}
const between = { newer: informations.unread, older: informations.goods }

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<InformationScreenQuery>({
      query,
      variables: { id: 'information_vote', among: 'GENERAL' },
      data: {
        ...showing(fakeInformation({ neighbors: between })).relay.data,
        Community: fakeCommunity,
        ...read,
        ...favored,
      },
    }),
    impossible: { Empty: 'An information has words always.' },
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
/** Without a picture, changed after it had appeared, the last of the list. */
export const Revised = meta.story({
  parameters: showing(
    fakeInformation({
      ...informations.maintenance,
      neighbors: { newer: informations.goods, older: null },
    }),
  ),
})
/** Opened for the first time: it is marked as read, without a word. */
export const Unread = meta.story({ parameters: showing(informations.unread) })
export const AuthorGone = meta.story({ parameters: showing(fakeInformation({ author: null })) })
export const AmongFavorites = meta.story({
  parameters: {
    relay: {
      variables: { id: 'information_vote', among: 'FAVORITE' },
      data: {
        Query: () => ({ node: fakeInformation({ viewerFavors: true, neighbors: between }) }),
      },
    },
  },
})
export const MadeFavorite = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'お気に入り' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'お気に入り' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    )
  },
})
/** It is undone, and said. */
export const NoAnswer = meta.story({
  parameters: { relay: { outcome: { FavoriteButtonMutation: 'error' } } },
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'お気に入り' })
    await userEvent.click(button)
    await untilVisible(await screen.findByText(/通信|もう一度/))
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  },
})

const openLogin = fn()
export const Guest = meta.story({
  parameters: { session: { status: 'notLoggedIn', openLogin } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'お気に入り' }))
    await waitFor(() => expect(openLogin).toHaveBeenCalled())
  },
})
export const Missing = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({ parameters: showing(wordyInformation) })
