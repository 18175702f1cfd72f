import type { HashtagResolvers } from '../../types.generated.ts'
import { taggedPostCount, taggedPosts } from '../hashtag.ts'

export const Hashtag: HashtagResolvers = {
  posts: (hashtag, args, context) => taggedPosts(context, hashtag, args),
  postCount: (hashtag, _, context) => taggedPostCount(context, hashtag),
}
