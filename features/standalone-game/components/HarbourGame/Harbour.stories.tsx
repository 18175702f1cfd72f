import { expect } from 'storybook/test'
import { writeTown } from '#rules/games/harbour/save.ts'
import type { Town } from '#rules/games/harbour/town.ts'
import { standingIn } from '#storybook/decorators/withMachine.tsx'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { firstBoat, freshTown, fullTown, otherTown, smallTown, visitedBy } from '../../fakes.ts'
import { harbourSaveMachine, type OtherTown } from '../../machines/harbourSaveMachine.ts'
import type { SavePlace } from '../SaveLine/SaveLine.tsx'
import { Harbour } from './Harbour.tsx'

type More = { other?: OtherTown | null; problem?: 'NEWER_SAVE' | null; savedAt?: string | null }

const standing = (value: SavePlace | 'choosing', town: Town, more: More = {}) => ({
  parameters: {
    machine: {
      start: () =>
        standingIn(harbourSaveMachine, {
          value,
          context: {
            text: writeTown(town),
            base: 3,
            keptText: null,
            isFan: true,
            savedAt: '2026-11-20T02:41:00.000Z',
            other: null,
            problem: null,
            ...more,
          },
        }),
    },
  },
})

const meta = preview.meta({
  component: Harbour,
  args: { ...given('actor'), findVersions: async () => [] },
  parameters: { session: { status: 'loggedIn' } },
})

export const FirstVisit = meta.story(standing('kept', freshTown(), { savedAt: null }))
export const FirstBoatOut = meta.story(standing('changed', firstBoat('out')))
export const FirstBoatHome = meta.story(standing('saving', firstBoat('home')))
export const FirstBuilding = meta.story(standing('kept', firstBoat('collected')))
export const MidGame = meta.story(standing('kept', smallTown()))
export const MidGameDesktop = meta.story({
  ...standing('kept', smallTown()),
  globals: atViewport('desktop'),
})
export const MidGameEnglish = meta.story({
  ...standing('kept', smallTown()),
  globals: { locale: 'en' },
})
export const Visited = meta.story(standing('kept', visitedBy('band')))
export const VisitedDesktop = meta.story({
  ...standing('kept', visitedBy('carpenter')),
  globals: atViewport('desktop'),
})
export const FullTown = meta.story(standing('kept', fullTown()))
export const Offline = meta.story(standing('offline', smallTown()))
export const Refused = meta.story(standing('refused', smallTown(), { problem: 'NEWER_SAVE' }))
export const OnThisDeviceAlone = meta.story({
  ...standing('alone', smallTown(), { savedAt: null }),
  parameters: {
    ...standing('alone', smallTown(), { savedAt: null }).parameters,
    session: { status: 'notLoggedIn' },
  },
})
/** Another device went on with an older version of this town. */
export const Conflict = meta.story(standing('choosing', smallTown(), { other: otherTown }))

/** From a boat that is back to a building on a plot. */
export const Played = meta.story({
  ...standing('alone', smallTown({ shells: 2_400 })),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /1番の舟が帰りました/ }))
    await expect(canvas.queryByRole('button', { name: /舟が帰りました/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /2段目の左から3番、空き地/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^花畑/ }))
    await expect(canvas.getByRole('button', { name: /2段目の左から3番、花畑/ })).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: /舟を出す/ })[0]!)
    await userEvent.click(canvas.getAllByRole('button', { name: /舟を出す/ })[1]!)
    await expect(canvas.getAllByRole('button', { name: /舟を出す/ })[0]).toBeDisabled()
  },
})
