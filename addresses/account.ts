import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  email: path('/settings/personal-info/email'),
  phoneNumber: path('/settings/personal-info/phone-number'),
  undo: path('/settings/personal-info/undo'),
  birthDate: path('/settings/personal-info/date-of-birth'),
  country: path('/settings/personal-info/country-of-residence'),
  password: path('/settings/personal-info/password'),
}
