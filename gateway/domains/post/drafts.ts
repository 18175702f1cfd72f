import { listSizes } from '#schema/listSizes.generated.ts'
import { isDraftTooLong, mostDrafts, postText } from '#rules/post.ts'
import { checkRequestKey } from '../../platform/graphql/badInput.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { newId, prefixOf } from '../../platform/ids.ts'
import { loadCommunity, viewerMembership } from '../community/service.ts'
import type { SavePostDraftInput } from '../types.generated.ts'
import { lockAuthor } from '../written/service.ts'
import { closeDraft, countOthers, findDraft, findDrafts, putDraft } from './draftStore.ts'
import type { PostDraftRow } from './tables.ts'

/** An own draft, or null. */
export async function loadDraft(context: GatewayContext, id: string): Promise<PostDraftRow | null> {
  const { userId, db } = context
  if (userId === null || prefixOf(id) !== 'postdraft') return null
  return (await findDraft(db, id, userId)) ?? null
}

/** The viewer's drafts in a community, what was typed last first; null for a guest. */
export async function draftsOf(
  { userId: fanId, db }: GatewayContext,
  communityId: string,
): Promise<PostDraftRow[] | null> {
  if (fanId === null) return null
  return findDrafts(db, { fanId, communityId }, listSizes['Community.viewerPostDrafts'])
}

/** Keeps what the viewer types: the latest word counts, an empty one throws the draft away. */
export async function savePostDraft(
  context: GatewayContext,
  { communityId, key, text: typed }: SavePostDraftInput,
) {
  const { userId: fanId, db, now } = context
  if (fanId === null) return { __typename: 'UnauthenticatedError' as const }
  const community = await loadCommunity(context, communityId)
  if (!community) return { __typename: 'NotFoundError' as const, field: 'communityId' }
  if (!(await viewerMembership(context, communityId)))
    return { __typename: 'NotJoinedError' as const, communityId }
  checkRequestKey(key, 'key')
  // What no column takes was not typed by a hand.
  const text = typed.replaceAll('\u0000', '').toWellFormed()
  if (isDraftTooLong(text))
    return {
      __typename: 'PostTextError' as const,
      field: 'text',
      code: 'TOO_LONG' as const,
      maxLength: postText.maxLength,
    }
  const savedAt = now()
  return db.transaction(async (transaction) => {
    await lockAuthor(transaction, fanId)
    const saved = (draft: PostDraftRow | null) => ({
      __typename: 'SavePostDraftSuccess' as const,
      draft,
      community,
    })
    if (text.trim() === '') {
      await closeDraft(transaction, { fanId, communityId, key, at: savedAt })
      return saved(null)
    }
    // Beside those that are put away, there is the one that is being written.
    if ((await countOthers(transaction, { fanId, communityId }, key)) > mostDrafts)
      return { __typename: 'PostDraftLimitError' as const, most: mostDrafts }
    const row = { id: newId('postdraft'), communityId, fanId, key, text, savedAt }
    return saved((await putDraft(transaction, row)) ?? null)
  })
}
