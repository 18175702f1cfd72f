import { fakeOf } from '../fake.ts'
import { fakeImage } from '../fakeImage.ts'
import { talents } from './talents.ts'

const { hiyori, luka } = talents

/** Who talks in the stories: two fans, a talent, the staff, and the one who reads. */
const people = {
  komugi: { name: '終電こむぎ', art: 'avatar-tram', role: 'MEMBER', oshi: hiyori },
  kujira: { name: 'くじら座β', art: 'avatar-whale', role: 'MEMBER', oshi: luka },
  luka: { name: '夜半ルカ', art: 'luka-bust', role: 'TALENT', oshi: luka },
  staff: { name: '放送局スタッフ', art: 'channel-megaphone', role: 'STAFF', oshi: null },
  me: { name: 'ひかり', art: 'avatar-rabbit', role: 'MEMBER', oshi: luka },
} as const

export type Person = keyof typeof people

/** The viewer, unless told. */
export const fakeUser = fakeOf('User', {
  id: 'user_me',
  displayName: people.me.name,
  isSubscriber: false,
  avatar: fakeImage(people.me.art),
})

/** One of the people. */
export const userOf = (person: Person) =>
  fakeUser({
    id: `user_${person}`,
    displayName: people[person].name,
    avatar: fakeImage(people[person].art),
  })

/** A place in the community, as everybody sees it. */
export const fakePublicMembership = fakeOf('PublicJoinedCommunity', { isSubscriber: false })

/** The place of one of the people in the community, as everybody sees it. */
export const membershipOf = (person: Person) =>
  fakePublicMembership({
    id: `public_${person}`,
    role: people[person].role,
    oshi: people[person].oshi,
  })

/** One of the people, as whoever may mention them finds them. */
export const mentionable = (person: Person) =>
  fakeUser({ ...userOf(person), publicJoinedCommunity: membershipOf(person) })

/** The place of one of the people who is a member by subscription: their name wears the moon. */
export const memberPlaceOf = (person: Person) => ({
  ...membershipOf(person),
  id: `public_${person}_subscriber`,
  isSubscriber: true,
})

/** The viewer's own place in the community. */
export const fakeMembership = fakeOf('JoinedCommunity', {
  id: 'membership_me',
  joinedAt: '2026-11-01T00:00:00.000Z',
  role: 'MEMBER',
  oshi: luka,
})

/** A guest, unless told. */
export const fakeViewer = fakeOf('Viewer', {
  user: null,
  signUp: null,
  coinWallet: null,
  spending: null,
  paymentInstruments: [],
  giftLetters: [],
  directMessages: null,
  notifications: null,
  accountDeletion: null,
  dataExport: null,
})
