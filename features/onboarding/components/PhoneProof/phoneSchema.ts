import * as v from 'valibot'
import { narrow } from '#platform/form/values.ts'

/** The draft of a number that waits for its code. */
export const phoneDraft = 'signUp:phone'

export const emptyPhone = { phoneNumber: '' }

export const phoneSchema = v.object({ phoneNumber: narrow('onboarding.contact.phoneMissing') })
