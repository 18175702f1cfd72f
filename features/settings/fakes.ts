import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'

export const guestData = { Viewer: () => fakeViewer() }

/** A fan's settings. */
export const fanData = (displayName = 'ひかり') => ({
  Viewer: () =>
    fakeViewer({
      user: fakeUser({ displayName }),
      coinWallet: { free: 320, paid: 980 },
      spending: { cap: 10_000 },
    }),
})
