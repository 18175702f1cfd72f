import { fakeOf } from '#storybook/fake.ts'
import { fakeAccount } from '#storybook/fakes/account.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'

/** Story noon is 2026-11-20 12:00 in Japan: it was asked for two days before. */
export const fakeDeletion = fakeOf('AccountDeletion', {
  id: 'leaving:user_me',
  requestedAt: '2026-11-18T12:45:00.000Z',
  endsAt: '2026-12-02T12:45:00.000Z',
})

/** A fan who could leave, unless something stands against it. */
export const fanData = (
  account: Parameters<typeof fakeAccount>[0] = {},
  viewer: Parameters<typeof fakeViewer>[0] = {},
) => ({
  Viewer: () =>
    fakeViewer({
      user: fakeUser(),
      account: fakeAccount(account),
      coinWallet: { free: 320, paid: 980 },
      ...viewer,
    }),
})
