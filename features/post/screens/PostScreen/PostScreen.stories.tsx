import { fakeUser } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakePost, postedBy } from '../../fakes.ts'
import { Screen } from './PostScreen.tsx'
import query, { type PostScreenQuery } from './__generated__/PostScreenQuery.graphql.ts'

const showing = (post: ReturnType<typeof fakePost>) => ({
  relay: { data: { Node: () => post } },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    impossible: { Empty: 'A post that is there always has a text.' },
    relay: storyRelay<PostScreenQuery>({
      query,
      variables: { id: 'post_1' },
      data: { Node: fakePost, User: fakeUser },
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const Missing = meta.story({
  parameters: { relay: { data: { Query: () => ({ node: null }) } } },
})
export const Deleted = meta.story({
  globals: { locale: 'en' },
  parameters: showing(fakePost({ isDeleted: true })),
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: showing(postedBy('kujira', 'きのうの配信の話をします。長くなります。'.repeat(40))),
})
