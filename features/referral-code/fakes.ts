import { fakeOf } from '#storybook/fake.ts'
import { fakeTenant } from '#storybook/fakes/community.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'

export const fakeInvited = fakeOf('InvitedFan', {
  id: 'invited 1',
  joinedAt: '2026-11-15T09:00:00.000Z',
  receivedAt: null,
  user: fakeUser({ id: 'user_kujira', displayName: 'くじら座' }),
})

export const fakeReferral = fakeOf('Referral', {
  id: 'referral user_me',
  code: '7K2M4QX9',
  coins: 300,
  days: 3,
  most: 10,
  invited: [],
  enterableUntil: null,
  invitation: null,
})

export const someCame = [
  fakeInvited(),
  fakeInvited({ id: 'invited 2', user: null, joinedAt: '2026-11-12T03:00:00.000Z' }),
  fakeInvited({
    id: 'invited 3',
    user: fakeUser({ id: 'user_komugi', displayName: '小麦' }),
    joinedAt: '2026-11-04T03:00:00.000Z',
    receivedAt: '2026-11-08T03:00:00.000Z',
  }),
]

export const newcomer = fakeReferral({ enterableUntil: '2026-11-26T02:00:00.000Z' })

export const onTheWay = (over: { stampedDays?: number; hasPhoneNumber?: boolean } = {}) =>
  fakeReferral({
    invitation: {
      __typename: 'Invitation',
      id: 'invitation user_me',
      receivedAt: null,
      stampedDays: 2,
      hasPhoneNumber: false,
      ...over,
    },
  })

export const received = fakeReferral({
  invitation: {
    __typename: 'Invitation',
    id: 'invitation user_me',
    stampedDays: 3,
    hasPhoneNumber: true,
    receivedAt: '2026-11-19T03:00:00.000Z',
  },
})

export const inviting = (
  referral: ReturnType<typeof fakeReferral> | null = fakeReferral({ invited: someCame }),
) => ({
  Tenant: () => fakeTenant(),
  Viewer: () => fakeViewer({ user: referral ? fakeUser() : null, referral }),
})
