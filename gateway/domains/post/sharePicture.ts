import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { SharePicture } from '../../platform/share-picture/sharePicture.ts'
import { loadMembership, loadTalent, nameOf } from '../community/service.ts'
import { showMentions } from '../mention/service.ts'
import { loadUser } from '../user/service.ts'
import { saidIn } from '../written/service.ts'
import { loadPost } from './service.ts'
import type { PostRow } from './tables.ts'

/** A post, as it is drawn where its link is shown: its author's face and words, in their oshi's colour. */
export async function pictureOfPost(context: GatewayContext, post: PostRow): Promise<SharePicture> {
  const { language } = context
  const { communityId, authorId, pictures } = post
  const [author, membership, { text }] = await Promise.all([
    loadUser(context, authorId),
    loadMembership(context, communityId, authorId),
    showMentions(context, saidIn(post)),
  ])
  const oshi = membership?.oshiId ? await loadTalent(context, membership.oshiId) : null
  return {
    label: { ja: '投稿', en: 'Post' }[language],
    // What is shown, where nothing is said: its pictures themselves stay here, where they end with the post.
    title: text || { ja: `写真${pictures.length}枚`, en: `Photos: ${pictures.length}` }[language],
    image: author?.avatar ?? null,
    palette: oshi?.palette ?? null,
    ...(author && { line: await nameOf(context, author) }),
  }
}

/** The same, of an id; null of what was taken away. */
export async function describePost(context: GatewayContext, id: string) {
  const post = await loadPost(context, id)
  return post && pictureOfPost(context, post)
}
