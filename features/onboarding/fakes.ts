import { fakeOf } from '#storybook/fake.ts'
import { fakeTenant } from '#storybook/fakes/community.ts'
import { fakeViewer } from '#storybook/fakes/people.ts'

/** Story noon is 2026-11-20 12:00 in Japan: the code has just gone out. */
export const fakeCode = fakeOf('CodeDelivery', {
  sentTo: 'hoshino@example.com',
  sentAt: '2026-11-20T02:59:30.000Z',
  expiresAt: '2026-11-20T03:09:30.000Z',
  resendableAt: '2026-11-20T03:00:30.000Z',
  triesLeft: 5,
})

export const fakeSignUp = fakeOf('SignUp', {
  id: 'signup_01',
  step: 'CONFIRMATION_CODE',
  contactKind: 'EMAIL',
  hasAccount: false,
  code: fakeCode(),
})

/** What a guest's browser is told at the start of a sign-up. */
export const guestData = { Tenant: fakeTenant, Viewer: () => fakeViewer() }
