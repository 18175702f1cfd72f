import type { MutationResolvers } from '../../types.generated.ts'
import {
  changePassword,
  confirmContact,
  sendContactCode,
  undoContactChange,
  updateCountryOfResidence,
} from '../service.ts'

export const Mutation: Pick<
  MutationResolvers,
  | 'changePassword'
  | 'sendContactCode'
  | 'confirmContact'
  | 'undoContactChange'
  | 'updateCountryOfResidence'
> = {
  changePassword: (_, { input }, context) => changePassword(context, input),
  sendContactCode: (_, { input }, context) => sendContactCode(context, input),
  confirmContact: (_, { input }, context) => confirmContact(context, input),
  undoContactChange: (_, { input }, context) => undoContactChange(context, input),
  updateCountryOfResidence: (_, { input }, context) => updateCountryOfResidence(context, input),
}
