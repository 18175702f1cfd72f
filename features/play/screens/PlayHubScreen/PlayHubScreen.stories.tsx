import { fakeGame, fakePlay } from '#features/buzz-casual-game/fakes.ts'
import { fakeCasualGame } from '#features/casual-game/fakes.ts'
import { fakeToday } from '#features/home/fakes.ts'
import { fakePrizeDraw, prizeDraws } from '#features/prize-draw/fakes.ts'
import { fakeStandaloneGame } from '#features/standalone-game/fakes.ts'
import { fakeMachine, machines } from '#features/treasure-machine/fakes.ts'
import { fakeVotingEvent } from '#features/voting-event/fakes.ts'
import { asMember, fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import query, { type PlayHubScreenQuery } from './__generated__/PlayHubScreenQuery.graphql.ts'
import { Screen } from './PlayHubScreen.tsx'

const games = {
  buzzCasualGame: fakeGame(),
  casualGame: fakeCasualGame(),
  standaloneGame: fakeStandaloneGame(),
}
const chances = {
  treasureMachines: Object.values(machines),
  votingEvents: [fakeVotingEvent()],
  prizeDraws: Object.values(prizeDraws),
}

const showing = (over: Parameters<typeof fakeCommunity>[0]) => ({
  Community: () => fakeCommunity({ ...games, ...chances, ...over }),
})
const asFan = (over: Parameters<typeof fakeCommunity>[0] = {}) =>
  showing({ ...asMember, ...fakeToday, ...over })

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<PlayHubScreenQuery>({ query, data: asFan() }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
/** The day's game is played, and the town is not begun. */
export const Played = meta.story({
  parameters: {
    relay: {
      data: asFan({
        buzzCasualGame: fakeGame({ viewerPlay: fakePlay() }),
        standaloneGame: fakeStandaloneGame({ viewerSave: null }),
      }),
    },
  },
})
/** A guest has neither a day nor a stamina. */
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn' },
    relay: {
      data: showing({
        viewerMembership: null,
        casualGame: fakeCasualGame({ viewerBest: null, viewerStamina: null }),
        standaloneGame: fakeStandaloneGame({ viewerSave: null, viewerSaves: null }),
      }),
    },
  },
})
/** Nothing is open but the games. */
export const Empty = meta.story({
  parameters: {
    relay: {
      data: asFan({ treasureMachines: [machines.ended], votingEvents: [], prizeDraws: [] }),
    },
  },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
/** One part can't be had: the others stand. */
export const PartFailed = meta.story({
  parameters: { relay: { failing: ['Community.prizeDraws'] } },
})
export const LongText = meta.story({
  parameters: {
    relay: {
      data: asFan({
        treasureMachines: [
          fakeMachine({ name: '夜明けまで起きてる会の準備と当日の実況のトレジャーマシン' }),
        ],
        prizeDraws: [
          fakePrizeDraw({ name: '夜明けまで起きてる会の準備と当日の実況のプレゼント抽選' }),
        ],
      }),
    },
  },
})
