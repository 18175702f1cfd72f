import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { SignUpRow } from './tables.ts'
import type { UpdateProfileInput } from '../types.generated.ts'
import {
  findPresentUser,
  readReferralCode,
  setProfile,
  takeReferral,
  type ReferralOutcome,
} from '../user/service.ts'
import { currentSignUp } from './cookies.ts'
import { rateLimited, stepError, success, unauthenticated } from './errors.ts'
import { takeReferralTry, updateSignUp } from './store.ts'

/** Codes a fan may try: ten in 2⁴⁰ are hopeless, ten typing mistakes are not rare. */
const referralTries = 10

/** The sign-up at a step that needs its account's own bearer, or why not. */
export async function signUpOfBearer(context: GatewayContext, step: SignUpRow['step']) {
  const signUp = await currentSignUp(context)
  if (!signUp || signUp.userId === null) return { refusal: stepError(signUp) }
  if (context.userId !== signUp.userId) return { refusal: unauthenticated }
  return signUp.step === step ? { signUp, userId: signUp.userId } : { refusal: stepError(signUp) }
}

/** Sets the new fan's name and picture. */
export async function setSignUpProfile(context: GatewayContext, input: UpdateProfileInput) {
  const { signUp, refusal } = await signUpOfBearer(context, 'PROFILE_SETTING')
  if (refusal) return refusal
  const result = await setProfile(context, input)
  if (result.__typename !== 'UpdateProfileSuccess') return result
  return advance(context, signUp, 'REFERRAL_CODE')
}

/** Notes who invited the fan; without a code the step is skipped. */
export async function setSignUpReferralCode(context: GatewayContext, text: string | null) {
  const { signUp, userId, refusal } = await signUpOfBearer(context, 'REFERRAL_CODE')
  if (refusal) return refusal
  if (text === null || text.trim() === '') return advance(context, signUp, afterReferral(signUp))
  const code = readReferralCode(text)
  if (code === undefined) return { __typename: 'InviteCodeInvalidError' as const, field: 'code' }
  const fan = await findPresentUser(context.db, userId)
  if (!fan) return unauthenticated
  if (!(await takeReferralTry(context.db, signUp.id, referralTries)))
    return rateLimited(signUp.expiresAt)
  return context.db.transaction(async (transaction) => {
    const outcome = await takeReferral(transaction, fan, code, context.now())
    if (outcome !== 'TAKEN') return referralError(outcome, signUp)
    const step = afterReferral(signUp)
    const moved = await updateSignUp(transaction, signUp.id, signUp.step, { step })
    return moved ? success(moved) : stepError(signUp)
  })
}

function referralError(outcome: Exclude<ReferralOutcome, 'TAKEN'>, signUp: SignUpRow) {
  switch (outcome) {
    case 'OWN':
    case 'NOT_FOUND':
      return { __typename: 'InviteCodeNotFoundError' as const, field: 'code' }
    case 'USED_UP':
      return { __typename: 'InviteCodeAlreadyUsedError' as const, field: 'code' }
    case 'ALREADY_INVITED':
      return { __typename: 'AuthorityAlreadyInvitedError' as const, field: 'code' }
    case 'TOO_LATE':
      return stepError(signUp)
  }
}

/** A sign-up by phone has proven its number already. */
function afterReferral({ contactKind }: SignUpRow): SignUpRow['step'] {
  return contactKind === 'PHONE' ? 'DONE' : 'SMS'
}

/** Moves on to a step; a step that another request has left already is answered with where it is now. */
export async function advance(
  context: GatewayContext,
  { id, step }: SignUpRow,
  next: SignUpRow['step'],
) {
  const moved = await updateSignUp(context.db, id, step, { step: next })
  return moved ? success(moved) : stepError(await currentSignUp(context))
}
