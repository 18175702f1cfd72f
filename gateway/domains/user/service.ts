import { cleanText } from '#rules/text.ts'
import type { ImageRef } from '../../platform/database/columns.ts'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { findUpload } from '../../platform/files/service.ts'
import type { GatewayContext, Language } from '../../platform/graphql/context.ts'
import { loadKeptRow } from '../../platform/graphql/loadKept.ts'
import type { PublicUserRow, UserRow } from './tables.ts'
import type { UpdateProfileInput } from '../types.generated.ts'
import { refuseAttempt, type Limit } from '../../platform/identity/throttle.ts'
import { prefixOf } from '../../platform/ids.ts'
import { nameOf } from '../community/service.ts'
import { findDeniedWordIn } from '../moderation/service.ts'
import { drawnAvatars, findDrawnAvatar } from '../tenant/service.ts'
import { checkDisplayName, displayNameMaxLength } from './displayName.ts'
import { newReferralCode } from './referral.ts'
import {
  findPublicUsers,
  findUser,
  findUserByPhone,
  insertUser,
  updateUserProfile,
} from './store.ts'

export { keyed, linkOf, mailFan, noteLanguage, type FanWords } from './mailing.ts'
export { blockUser, unblockUser } from './blocking.ts'
export { readReferralCode, takeReferral, type ReferralOutcome } from './referral.ts'
export { updateUserCountry, updateUserPhone } from './store.ts'

/** What everyone may know of the user with this id; null where there is none, or they have left. */
export function loadUser(context: GatewayContext, id: string): Promise<PublicUserRow | null> {
  return loadKeptRow(context, 'user', findPublicUsers, id)
}

/** All that is known of a user, as it is now; undefined where there is none, or they have left. */
export async function findPresentUser(db: Queryable, id: string): Promise<UserRow | undefined> {
  const found = await findUser(db, id)
  return found?.status === 'deleted' ? undefined : found
}

/** Whose number this is; undefined where nobody has proven it, or they have left. */
export async function findOwnerOfPhone(
  db: Queryable,
  phoneNumber: string,
): Promise<UserRow | undefined> {
  const owner = await findUserByPhone(db, phoneNumber)
  return owner?.status === 'deleted' ? undefined : owner
}

const unauthenticated = { __typename: 'UnauthenticatedError' as const }

const newcomerNames: Record<Language, string> = { ja: 'あたらしいファン', en: 'New fan' }

export type NewUser = Pick<
  UserRow,
  'birthDate' | 'guardianConsentAt' | 'termsVersion' | 'privacyVersion' | 'termsAcceptedAt'
> & { phoneNumber: string | null; avatar: ImageRef }

/** A drawn avatar for a new account: each of them is as likely. */
export async function drawAvatar(context: GatewayContext): Promise<ImageRef> {
  const avatars = await drawnAvatars(context)
  const drawn = avatars[Math.floor(Math.random() * avatars.length)]
  if (!drawn) throw new Error(`tenant "${context.tenantId}" has no drawn avatars; insert some`)
  return drawn.image
}

/** Writes a new fan, who still has no name of their own. */
export async function createUser(
  transaction: Transaction,
  { language, now }: GatewayContext,
  id: string,
  fan: NewUser,
): Promise<void> {
  const displayName = newcomerNames[language]
  const referralCode = newReferralCode()
  const createdAt = now()
  await insertUser(transaction, { ...fan, id, displayName, language, referralCode, createdAt })
}

/** Changes of name or picture in an hour: more than anyone tries on, fewer than a room bears. */
const changeLimit: Limit = { name: 'profile', attempts: 30, minutes: 60 }

/** Changes the viewer's name and, where one is given, picture, as often as an hour allows. */
export async function updateProfile(context: GatewayContext, input: UpdateProfileInput) {
  const { db, userId, now } = context
  if (userId === null) return unauthenticated
  const retryAt = await refuseAttempt(db, changeLimit, [userId], now())
  if (retryAt) return { __typename: 'RateLimitedError' as const, retryAt, proofDoublings: null }
  return setProfile(context, input)
}

/** Gives the viewer a name and, where one is given, a picture. */
export async function setProfile(context: GatewayContext, input: UpdateProfileInput) {
  const { db, userId } = context
  if (userId === null) return unauthenticated
  const displayName = await nameToKeep(context, userId, cleanText(input.displayName))
  const code = checkDisplayName(displayName)
  if (code !== undefined)
    return {
      __typename: 'DisplayNameError' as const,
      field: 'displayName',
      code,
      maxLength: displayNameMaxLength,
    }
  const word = await findDeniedWordIn(context, displayName, 'NAMES')
  if (word !== undefined)
    return { __typename: 'TextModerationError' as const, field: 'displayName', word }
  const { image, missing } = await chosenAvatar(context, userId, input)
  if (missing !== undefined) return { __typename: 'UploadNotFoundError' as const, field: missing }
  const user = await updateUserProfile(db, userId, { displayName, ...(image && { avatar: image }) })
  if (!user) return unauthenticated
  context.cache.forget(context.tenantId, 'user', userId)
  return { __typename: 'UpdateProfileSuccess' as const, user }
}

/** A talent who leaves the name as their language shows it has not chosen another: theirs stays as it is kept. */
async function nameToKeep(context: GatewayContext, id: string, typed: string): Promise<string> {
  const known = await loadUser(context, id)
  return known && (await nameOf(context, known)) === typed ? known.displayName : typed
}

type ChosenAvatar = { image?: ImageRef; missing?: string }

async function chosenAvatar(
  context: GatewayContext,
  userId: string,
  { uploadedAvatarId, drawnAvatar }: UpdateProfileInput,
): Promise<ChosenAvatar> {
  if (uploadedAvatarId) {
    const isUpload = prefixOf(uploadedAvatarId) === 'upload'
    const image = isUpload && (await findUpload(context, uploadedAvatarId, userId))
    return image ? { image } : { missing: 'uploadedAvatarId' }
  }
  if (!drawnAvatar) return {}
  const image = await findDrawnAvatar(context, drawnAvatar)
  return image ? { image } : { missing: 'drawnAvatar' }
}
