import { expect, fn } from 'storybook/test'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeSet, pieces } from '../../fakes.ts'
import query, { type CollectionScreenQuery } from './__generated__/CollectionScreenQuery.graphql.ts'
import { Screen } from './CollectionScreen.tsx'

const of = (machine: ReturnType<typeof fakeSet> | null) => ({
  Viewer: () => fakeViewer({ user: fakeUser() }),
  Query: () => ({ node: machine }),
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<CollectionScreenQuery>({
      query,
      variables: { id: 'treasuremachine_festival' },
      data: of(fakeSet()),
    }),
  },
})

const showing = (machine: ReturnType<typeof fakeSet> | null) => ({
  relay: { data: of(machine) },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
/** Nothing drawn yet: what there is to come. */
export const Empty = meta.story({
  parameters: showing(fakeSet({ prizes: [pieces.star, pieces.mug] })),
})
/** Some of it was drawn for coins that were paid back. */
export const Locked = meta.story({
  parameters: showing(
    fakeSet({
      prizes: [
        { ...pieces.star, viewerLockedCount: 1 },
        { ...pieces.day, viewerLockedCount: 2 },
        pieces.mug,
      ],
    }),
  ),
})
/** Nothing drawn from it can be collected, or there is none. */
export const Missing = meta.story({ parameters: showing(fakeSet({ prizes: [pieces.coins] })) })
const openLogin = fn()
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn', openLogin },
    relay: { data: { ...of(fakeSet()), Viewer: () => fakeViewer() } },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
    await expect(openLogin).toHaveBeenCalledWith(expect.objectContaining({ step: 'login' }))
  },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: showing(
    fakeSet({
      name: '夜明けまで起きてる会の記念トレジャーマシン'.repeat(2),
      prizes: [
        { ...pieces.star, name: '夜明けまで起きてる会の準備と当日の実況の記念カード'.repeat(2) },
        { ...pieces.radio, viewerCount: 12_345 },
      ],
    }),
  ),
})
