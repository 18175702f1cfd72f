import { expect } from 'storybook/test'
import { writeTown } from '#rules/games/harbour/save.ts'
import { forgetPrivateTexts } from '#platform/storage/privateTexts.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeSave, fakeStandaloneGame, fullTown, smallTown } from '../../fakes.ts'
import { keepTown } from '../../keptTown.ts'
import query, {
  type StandaloneGameScreenQuery,
} from './__generated__/StandaloneGameScreenQuery.graphql.ts'
import { Screen } from './StandaloneGameScreen.tsx'

type Game = ReturnType<typeof fakeStandaloneGame>

const showing = (standaloneGame: Game | null) => ({
  relay: { data: { Community: () => fakeCommunity({ standaloneGame }) } },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  beforeEach: () => forgetPrivateTexts,
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<StandaloneGameScreenQuery>({
      query,
      variables: { name: 'harbour' },
      data: {
        Viewer: () => fakeViewer({ user: fakeUser() }),
        Community: () => fakeCommunity({ standaloneGame: fakeStandaloneGame() }),
      },
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
/** There is no game of that name. */
export const Empty = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  globals: { locale: 'en' },
  parameters: showing(
    fakeStandaloneGame({
      viewerSave: fakeSave({
        text: writeTown({ ...fullTown(), shells: 9_999_999, earned: 99_999_999, isAsked: true }),
      }),
    }),
  ),
})
/** This device went on from an older version than another one; its own is chosen, and put away. */
export const Conflict = meta.story({
  parameters: { relay: { outcome: { sendTownMutation: 'pending' } } },
  beforeEach() {
    keepTown('community_yoiyami', {
      base: 9,
      isKept: false,
      text: writeTown(smallTown({ shells: 7 })),
    })
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(/別の端末に新しいデータがあります/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'この端末の町をつづける' }))
    await expect(canvas.getByText('7')).toBeVisible()
    await canvas.findByText('保存しています')
  },
})
