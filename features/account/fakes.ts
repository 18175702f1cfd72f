import { fakeOf } from '#storybook/fake.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'

/** How a fan who signed up by mail and proved a number is reached. */
export const fakeAccount = fakeOf('Account', {
  maskedEmail: 'h••••@example.com',
  maskedPhoneNumber: '090-••••-5678',
})

/** A fan with these contacts. */
export const fanData = (account: Parameters<typeof fakeAccount>[0] = {}) => ({
  Viewer: () => fakeViewer({ user: fakeUser(), account: fakeAccount(account) }),
})

/** Story noon is 2026-11-20 12:00 in Japan: the code has just gone out. */
export const codeSent = (maskedContact: string) => ({
  ...{ __typename: 'SendContactCodeSuccess' as const, maskedContact },
  code: {
    __typename: 'CodeDelivery' as const,
    sentAt: '2026-11-20T02:59:30.000Z',
    expiresAt: '2026-11-20T03:09:30.000Z',
    resendableAt: '2026-11-20T03:00:30.000Z',
    triesLeft: 5,
  },
})
