import { expect, fn, waitFor } from 'storybook/test'
import { graphql } from 'react-relay'
import type { UserErrorCode } from '#schema/types.generated.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { returningNetwork } from '#storybook/relay/returningNetwork.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeGame, fakePlay, playedFor, seed } from '../../fakes.ts'
import { GreenhouseGame } from './GreenhouseGame.tsx'
import { keepInputs } from './keptInputs.ts'

type Game = ReturnType<typeof fakeGame>
const showing = (game: Game = {}) => ({
  Community: () => fakeCommunity({ buzzCasualGame: fakeGame(game) }),
})
const begun = fakePlay({ id: 'buzzplay_mine', seed, endedAt: null, isOpen: true })
const ended = fakePlay()

const meta = preview.meta({
  component: GreenhouseGame,
  args: { ...given('game'), communityId: 'community_01' },
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query GreenhouseGameStoryQuery {
          tenant {
            community {
              buzzCasualGame {
                ...GreenhouseGame_game
              }
            }
          }
        }
      `,
      {
        ...showing(),
        StartBuzzCasualGamePayload: () => ({
          __typename: 'StartBuzzCasualGameSuccess' as const,
          play: begun,
          game: fakeGame({ viewerPlay: begun }),
        }),
        FinishBuzzCasualGamePayload: () => ({
          __typename: 'FinishBuzzCasualGameSuccess' as const,
          play: ended,
          game: fakeGame({ viewerPlay: ended }),
        }),
      },
    ),
  },
})

const having = (game: Game) => ({ parameters: { relay: { data: showing(game) } } })

export const Open = meta.story()
export const OpenEnglish = meta.story({ globals: { locale: 'en' } })
export const OpenDesktop = meta.story({ globals: atViewport('desktop') })
/** It goes on, also past midnight. */
export const Begun = meta.story(having({ isOfToday: false, viewerPlay: begun }))
/** It was left until its time was over: nothing is kept of it, and it says so. */
export const RunOut = meta.story(having({ viewerPlay: { ...begun, isOpen: false } }))
export const Played = meta.story(having({ viewerPlay: ended }))
export const PlayedEnglish = meta.story({
  ...having({ viewerPlay: ended }),
  globals: { locale: 'en' },
})
export const PlayedDesktop = meta.story({
  ...having({ viewerPlay: ended }),
  globals: atViewport('desktop'),
})
/** Another day's, which the viewer has not played: its ranking is what there is to see. */
export const NotOfToday = meta.story(having({ isOfToday: false }))

const press = async ({ canvas, userEvent }: PlayTools) => {
  await userEvent.click(canvas.getByRole('button', { name: 'きょうの1回を始める' }))
}
export const Starting = meta.story({
  parameters: { relay: { outcome: { useGreenhouseStartMutation: 'pending' } } },
  play: press,
})
export const StartOffline = meta.story({
  parameters: { relay: { outcome: { useGreenhouseStartMutation: 'error' } } },
  play: async (tools) => {
    await press(tools)
    await expect(await tools.canvas.findByRole('button', { name: 'もう一度ためす' })).toBeVisible()
  },
})
const refused = <
  Name extends
    | 'NotCasualGameOfTodayError'
    | 'BuzzCasualGamePlayedError'
    | 'BuzzCasualGameRulesChangedError',
>(
  __typename: Name,
  words: RegExp,
) => ({
  parameters: {
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
  },
  play: async (tools: PlayTools) => {
    await press(tools)
    await expect(await tools.canvas.findByText(words)).toBeVisible()
  },
})
export const OfYesterday = meta.story(refused('NotCasualGameOfTodayError', /日付が変わりました/))
export const PlayedElsewhere = meta.story(
  refused('BuzzCasualGamePlayedError', /きょうの1回は終わっています/),
)
export const OfOlderRules = meta.story(
  refused('BuzzCasualGameRulesChangedError', /ルールが新しくなりました/),
)

/** All turns but the last are kept in this browser: it goes on there, and is ended. */
const end = {
  beforeEach: () => keepInputs('buzzplay_mine', playedFor(39).inputs),
  play: async (tools: PlayTools) => {
    await press(tools)
    const [last] = await tools.canvas.findAllByRole('button', { name: /空き$/ })
    await tools.userEvent.click(last!)
    await tools.canvas.findByRole('heading', { level: 1, name: /育ちました/ })
  },
}
/** What was done before the page was left is there still. */
export const WentOn = meta.story({
  beforeEach: () => keepInputs('buzzplay_mine', playedFor(19).inputs),
  play: async (tools) => {
    await press(tools)
    await expect(await tools.canvas.findByText('21')).toBeVisible()
  },
})
export const Saving = meta.story({
  ...end,
  parameters: { relay: { outcome: { useGreenhouseFinishMutation: 'pending' } } },
  play: async (tools) => {
    await end.play(tools)
    await expect(await tools.canvas.findByText('記録しています')).toBeVisible()
  },
})
export const SaveOffline = meta.story({
  ...end,
  parameters: { relay: { outcome: { useGreenhouseFinishMutation: 'error' } } },
  play: async (tools) => {
    await end.play(tools)
    await expect(await tools.canvas.findByRole('button', { name: 'もう一度ためす' })).toBeVisible()
  },
})
const network = returningNetwork()
/** What could not go out goes out by itself once the network is back. */
export const Saved = meta.story({
  ...end,
  parameters: {
    relay: {
      outcome: network.outcome,
    },
  },
  play: async (tools) => {
    network.cut('useGreenhouseFinishMutation')
    await end.play(tools)
    await tools.canvas.findByRole('button', { name: 'もう一度ためす' })
    await network.comeBack()
    await expect(
      await tools.canvas.findByRole('link', { name: '記録のカードを見る' }),
    ).toBeVisible()
  },
})
/** The gateway played the same inputs and would not count them: why. */
const notCounted = (code: UserErrorCode, words: RegExp) => ({
  ...end,
  parameters: {
    relay: {
      data: {
        FinishBuzzCasualGamePayload: () => ({
          __typename: 'InvalidSaveScoreError' as const,
          code,
          retryAt: null,
        }),
      },
    },
  },
  play: async (tools: PlayTools) => {
    await end.play(tools)
    await expect(await tools.canvas.findByText(words)).toBeVisible()
  },
})
export const NotReplayed = meta.story(notCounted('INVALID', /スコアを確認できず/))
export const TooFast = meta.story(notCounted('TOO_FAST', /時間の記録が合わず/))
export const TooLate = meta.story(notCounted('EXPIRED', /制限時間を過ぎたため/))
export const RulesChanged = meta.story(notCounted('CHANGED', /挑戦はお返ししました|お返ししたので/))

const openLogin = fn()
export const Guest = meta.story({
  parameters: { session: { status: 'notLoggedIn', openLogin } },
  play: async (tools) => {
    await press(tools)
    await waitFor(() => expect(openLogin).toHaveBeenCalledWith({ step: 'signup' }))
  },
})
