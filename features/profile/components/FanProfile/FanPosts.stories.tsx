import { graphql } from 'react-relay'
import { postedBy } from '#features/post/fakes.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeFan, showing } from '../../fakes.ts'
import { FanPosts } from './FanPosts.tsx'

const query = graphql`
  query FanPostsStoryQuery {
    tenant {
      community {
        fan(userId: "user_komugi") {
          ...FanPosts_fan
        }
      }
    }
    viewer {
      ...FanPosts_viewer
    }
  }
`
const curry = postedBy('komugi', '福神漬け、復活。社食に拍手。', { id: 'post_1' })
const train = postedBy('komugi', '終電、座れました。', { id: 'post_2' })
const long = postedBy('komugi', 'おたよりを書いていたら、長くなりました。'.repeat(12), {
  id: 'post_3',
})
const who = (posts: ReturnType<typeof postedBy>[]) => showing(fakeFan({ posts }))

const meta = preview.meta({
  component: FanPosts,
  args: given('fan', 'viewer'),
  parameters: { session: { status: 'loggedIn' }, ...fragmentStory(query, who([curry, train])) },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const LongText = meta.story({ parameters: { relay: { data: who([long, train]) } } })
