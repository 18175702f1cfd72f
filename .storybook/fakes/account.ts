import { fakeOf } from '../fake.ts'

/** A fan who signed up by mail, proved a number, and lives in Japan. */
export const fakeAccount = fakeOf('Account', {
  maskedEmail: 'h••••@example.com',
  maskedPhoneNumber: '090-••••-5678',
  birthDate: '2001-04-12',
  countryOfResidence: 'JP',
  deletionObstacles: [],
})
