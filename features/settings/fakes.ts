import { fakeOf } from '#storybook/fake.ts'
import { fakeImage } from '#storybook/fakeImage.ts'

const fakeUser = fakeOf('User', {
  id: 'user_hikari',
  displayName: 'ひかり',
  avatar: fakeImage('avatar-shiba'),
})
const fakeViewer = fakeOf('Viewer', { user: null, coinWallet: null })

export const guestData = { Viewer: () => fakeViewer() }

/** A fan's settings. */
export const fanData = (displayName = 'ひかり') => ({
  Viewer: () =>
    fakeViewer({ user: fakeUser({ displayName }), coinWallet: { free: 320, paid: 980 } }),
})
