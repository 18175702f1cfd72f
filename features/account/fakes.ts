import { fakeAccount } from '#storybook/fakes/account.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'

/** A fan with this account. */
export const fanData = (account: Parameters<typeof fakeAccount>[0] = {}) => ({
  Viewer: () => fakeViewer({ user: fakeUser(), account: fakeAccount(account) }),
})

/** Story noon is 2026-11-20 12:00 in Japan: the code has just gone out. */
export const codeSent = (sentTo: string) => ({
  __typename: 'SendContactCodeSuccess' as const,
  code: {
    __typename: 'CodeDelivery' as const,
    sentTo,
    sentAt: '2026-11-20T02:59:30.000Z',
    expiresAt: '2026-11-20T03:09:30.000Z',
    resendableAt: '2026-11-20T03:00:30.000Z',
    triesLeft: 5,
  },
})
