import { fakeFan } from '#features/profile/fakes.ts'
import { membershipOf, userOf } from '#storybook/fakes/people.ts'

/** A talent, and two who are called alike. */
export const foundPeople = [
  fakeFan({ id: 'fan_luka', user: userOf('luka'), membership: membershipOf('luka') }),
  fakeFan({ id: 'fan_komugi', user: userOf('komugi'), membership: membershipOf('komugi') }),
  fakeFan({ id: 'fan_kujira', user: userOf('kujira'), membership: membershipOf('kujira') }),
]
/** The same; the talent takes no messages. */
export const peopleToWriteTo = foundPeople.map((fan, at) => ({ ...fan, mayBeWrittenTo: at > 0 }))
