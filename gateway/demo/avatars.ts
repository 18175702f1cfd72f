import { art } from '#content/art/index.ts'

/** The drawn avatars of the bundled art, in the manifest's order. */
export const drawnAvatarNames = Object.keys(art).filter((name) => name.startsWith('avatar-'))
