import type { MutationResolvers } from '../../types.generated.ts'
import {
  confirmSignUpCode,
  resendSignUpCode,
  sendLogInCode,
  sendSmsCode,
  setSignUpPassword,
  setSignUpProfile,
  setSignUpReferralCode,
  skipSms,
  startSignUp,
  verifyLogInCode,
  verifySmsCode,
} from '../service.ts'

export const Mutation: Pick<
  MutationResolvers,
  | 'startSignUp'
  | 'resendSignUpCode'
  | 'confirmSignUpCode'
  | 'setSignUpPassword'
  | 'setSignUpProfile'
  | 'setSignUpReferralCode'
  | 'sendSmsCode'
  | 'verifySmsCode'
  | 'skipSms'
  | 'sendLogInCode'
  | 'verifyLogInCode'
> = {
  startSignUp: (_, { input }, context) => startSignUp(context, input),
  resendSignUpCode: (_, __, context) => resendSignUpCode(context),
  confirmSignUpCode: (_, { input }, context) => confirmSignUpCode(context, input.code),
  setSignUpPassword: (_, { input }, context) => setSignUpPassword(context, input.password),
  setSignUpProfile: (_, { input }, context) => setSignUpProfile(context, input),
  setSignUpReferralCode: (_, { input }, context) =>
    setSignUpReferralCode(context, input.code ?? null),
  sendSmsCode: (_, { input }, context) => sendSmsCode(context, input.phoneNumber),
  verifySmsCode: (_, { input }, context) => verifySmsCode(context, input.code),
  skipSms: (_, __, context) => skipSms(context),
  sendLogInCode: (_, { input }, context) => sendLogInCode(context, input.phoneNumber),
  verifyLogInCode: (_, { input }, context) => verifyLogInCode(context, input.code),
}
