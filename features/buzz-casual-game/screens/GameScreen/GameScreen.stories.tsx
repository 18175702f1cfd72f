import { expect, fn, waitFor } from 'storybook/test'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeGame, fakePlay, seed } from '../../fakes.ts'
import query, { type GameScreenQuery } from './__generated__/GameScreenQuery.graphql.ts'
import { Screen } from './GameScreen.tsx'

type Game = ReturnType<typeof fakeGame>

const showing = (buzzCasualGame: Game | null) => ({
  relay: { data: { Community: () => fakeCommunity({ buzzCasualGame }) } },
})
const game = (more: Game = {}) => showing(fakeGame(more))
const begun = { id: 'buzzplay_mine', seed, endedAt: null, isOpen: true }

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<GameScreenQuery>({
      query,
      variables: { day: null },
      data: {
        Community: () => fakeCommunity({ buzzCasualGame: fakeGame() }),
        StartBuzzCasualGamePayload: () => ({
          __typename: 'StartBuzzCasualGameSuccess' as const,
          play: fakePlay({ ...begun }),
          game: fakeGame({ viewerPlay: fakePlay({ ...begun }) }),
        }),
      },
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
/** No game was played on that day. */
export const Empty = meta.story({ parameters: showing(null) })
/** It goes on, also past midnight. */
export const Begun = meta.story({
  parameters: game({ isOfToday: false, viewerPlay: fakePlay({ ...begun }) }),
})
/** It was begun, and left until its time was over: practice is what is left of the day. */
export const RunOut = meta.story({
  parameters: game({
    viewerPlay: fakePlay({ ...begun, isOpen: false }),
  }),
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: '続きから遊ぶ' })).toBeNull()
  },
})
export const Played = meta.story({ parameters: game({ viewerPlay: fakePlay() }) })
export const NotOfToday = meta.story({ parameters: game({ isOfToday: false }) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  globals: { locale: 'en' },
  parameters: game({
    viewerPlay: fakePlay({
      score: 9_999_999,
      rank: 1_000_000,
      fan: { id: 'user_me', displayName: '夜明けまで起きてる会の準備と実況の' },
    }),
  }),
})

const press = { name: 'きょうの1回を始める' }
export const Started = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByRole('grid', { name: /温室/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '3行3列、空き' }))
    await expect(canvas.getByText('39')).toBeVisible()
  },
})
export const Starting = meta.story({
  parameters: { relay: { outcome: { useGreenhouseStartMutation: 'pending' } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByText('温室を開けています')).toBeInTheDocument()
  },
})
export const Offline = meta.story({
  parameters: { relay: { outcome: { useGreenhouseStartMutation: 'error' } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
const refused = <
  Name extends
    | 'NotCasualGameOfTodayError'
    | 'BuzzCasualGamePlayedError'
    | 'BuzzCasualGameRulesChangedError'
    | 'BuzzCasualGameUnderWayError',
>(
  __typename: Name,
) => ({
  relay: {
    data: {
      StartBuzzCasualGamePayload: () => ({
        __typename,
        field: null,
        code: null,
        values: null,
        retryAt: '2026-11-20T15:00:00.000Z',
      }),
    },
  },
})
/** Midnight went by while the page was open. */
export const OfYesterday = meta.story({
  parameters: refused('NotCasualGameOfTodayError'),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByText(/日付が変わりました/)).toBeVisible()
  },
})
/** The page was loaded before the rules were changed: a try that it began could not be replayed. */
export const OfOlderRules = meta.story({
  parameters: refused('BuzzCasualGameRulesChangedError'),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByText(/挑戦はまだ使われていません/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '再読み込みする' })).toBeVisible()
  },
})
/** A play from before the rules were changed goes on in another tab: it ends only if the fan says so. */
export const UnderWayElsewhere = meta.story({
  parameters: refused('BuzzCasualGameUnderWayError'),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByText(/別の画面でつづいています/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'やめて新しく始める' })).toBeVisible()
  },
})
export const PlayedElsewhere = meta.story({
  parameters: refused('BuzzCasualGamePlayedError'),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByText(/きょうの1回は終わっています/)).toBeVisible()
  },
})
const openLogin = fn()
export const Guest = meta.story({
  parameters: { session: { status: 'notLoggedIn', openLogin } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await waitFor(() => expect(openLogin).toHaveBeenCalled())
  },
})

/** What was pressed goes with its state, and focus is never lost: it goes to what comes, which is also told. */
export const FocusGoesAlong = meta.story({
  async play({ canvas, userEvent }) {
    const status = canvas.getByRole('status')
    const isFocused = (name: RegExp) =>
      waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toHaveFocus())
    await expect(status).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: '遊びかたを試す' }))
    for (const lesson of [/1\/3/, /2\/3/, /3\/3/]) {
      await isFocused(lesson)
      await expect(status).toHaveTextContent(/植えてください/)
      const cell = canvas.getByRole('button', { name: '3行3列、空き' })
      await userEvent.click(cell)
      await expect(cell).toHaveFocus()
      await expect(status).toHaveTextContent(/点/)
      await userEvent.click(canvas.getByRole('button', { name: /次へ|わかった/ }))
    }
    await isFocused(/温室/)
    await expect(status).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', press))
    await waitFor(() => expect(canvas.getByRole('button', { name: /^1行1列/ })).toHaveFocus())
    await expect(status).toHaveTextContent(/のこり40手/)
  },
})
