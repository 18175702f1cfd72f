import type { SignUpResolvers } from '../../types.generated.ts'
import { codeOnItsWay, maskContact } from '../service.ts'

export const SignUp: SignUpResolvers = {
  maskedContact: ({ contactKind, contact }) => maskContact(contactKind, contact),
  hasAccount: ({ userId }) => userId !== null,
  code: (signUp, _, context) => codeOnItsWay(context, signUp),
}
