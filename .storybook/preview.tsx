import addonA11y from '@storybook/addon-a11y'
import addonVitest from '@storybook/addon-vitest'
import { definePreview } from '@storybook/react-vite'
import { definePreviewAddon } from 'storybook/internal/csf'
import type { Session } from '#platform/session/session.ts'
import type { StreamStatus } from '#platform/stream/streamStatus.ts'
import type { Flags } from '#rules/flags.ts'
import { camera } from './camera.ts'
import { withLocale } from './decorators/withLocale.tsx'
import { type StoryMachine, withMachine } from './decorators/withMachine.tsx'
import { withPlatform } from './decorators/withPlatform.tsx'
import { withRelay } from './decorators/withRelay.tsx'
import { type StoryRoute, withRoute } from './decorators/withRoute.tsx'
import { withTheme } from './decorators/withTheme.tsx'
import { forgetListeners } from './listening.ts'
import { refuseBrokenPictures, refuseNonsense } from './nonsense.ts'
import type { StoryRelay } from './relay/storyRelay.ts'
import { forgetStanding } from './standing.ts'
import { forgetFocus, forgetKept, seedChance, stopClock, storyNoon } from './stillness.ts'
import { globalTypes, initialGlobals } from './toolbars.ts'
import { viewports } from './viewports.ts'

/** What a story may say about its surroundings. */
interface StoryTypes {
  parameters: {
    relay?: StoryRelay
    machine?: StoryMachine
    route?: StoryRoute
    /** What a guest's session does otherwise: `{ status: 'loggedIn' }`. */
    session?: Partial<Session>
    stream?: Partial<StreamStatus>
    /** Flags that are decided otherwise than by default. */
    flags?: Partial<Flags>
    /** The instant at which the story plays, ISO 8601. */
    clock?: string
    /** The story brings a toaster, which would stand twice. */
    hasOwnToaster?: boolean
    /** Which of the faces that every screen shows (features/faces.test.ts) this one cannot have, and why. */
    impossible?: Partial<Record<'Empty' | 'LongText', string>>
    /** The story is about a picture that does not come. */
    mayBreakPictures?: boolean
    layout?: 'padded' | 'fullscreen'
  }
}

/** What every story has around it. Stories begin with `preview.meta({ component })`. */
const preview = definePreview({
  addons: [addonA11y(), addonVitest(), definePreviewAddon<StoryTypes>({})],
  globalTypes,
  initialGlobals,
  parameters: {
    clock: storyNoon,
    layout: 'padded',
    // Of what is right nothing is told, and of the style sheets axe reads nothing in the rules that are on.
    a11y: {
      test: 'error',
      options: { resultTypes: ['violations'], preload: { assets: ['media'] } },
    },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    // Storybook reads this without running it: the features are those of book/day.ts, in its order.
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'StartHere',
          'Foundations',
          [
            'Colour',
            'Type',
            'SpaceAndShape',
            'Layout',
            'Motion',
            'Icons',
            'ArtDirection',
            'Voice',
            'Tokens',
            'Theme',
          ],
          'Guides',
          'Components',
          'EveryState',
          'Features',
          [
            'landing-page',
            'community',
            'onboarding',
            'referral-code',
            'campaign-code',
            'questionnaire',
            'shell',
            'home',
            'banner',
            'information',
            'notification',
            'check-in',
            'mission',
            'step-mission',
            'channel',
            'chat',
            'timeline',
            'post',
            'comment',
            'topic',
            'bookmark',
            'penlight',
            'follow',
            'search',
            'sharing',
            'mute',
            'report',
            'official-schedule',
            'media',
            'player',
            'fan-story',
            'casual-game',
            'buzz-casual-game',
            'standalone-game',
            'game-ranking',
            'voting-event',
            'supporter-rank',
            'treasure-machine',
            'prize-draw',
            'special-gift',
            'store',
            'checkout',
            'payments',
            'wallet',
            'subscription',
            'purchases',
            'receipt',
            'delivery',
            'collection',
            'mypage',
            'profile',
            'account',
            'settings',
            'support',
            'legal',
            'data-export',
            'leaving',
            'form',
            'errors',
          ],
          'Mails',
          'Journeys',
          'App',
          'Art',
        ],
      },
    },
  },
  // The first is the innermost.
  decorators: [withMachine, withPlatform, withRoute, withRelay, withLocale, withTheme],
  beforeEach: ({ id, parameters }) => {
    forgetKept()
    forgetFocus()
    forgetStanding()
    forgetListeners()
    const undo = [stopClock(parameters.clock), seedChance(id)]
    return () => undo.forEach((restore) => restore())
  },
  afterEach: async (story) => {
    await camera.photograph?.(story)
    refuseNonsense()
    if (!story.parameters.mayBreakPictures) refuseBrokenPictures()
  },
})

export default preview
