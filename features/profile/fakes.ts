import { fakeTenant } from '#storybook/fakes/community.ts'
import { fakeImage } from '#storybook/fakeImage.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'

/** A fan who wears a drawn picture, and what there is to choose from. */
export const fanData = (fan: Parameters<typeof fakeUser>[0] = {}) => ({
  Tenant: fakeTenant,
  Viewer: () => fakeViewer({ user: fakeUser({ avatar: fakeImage('avatar-cat'), ...fan }) }),
})
