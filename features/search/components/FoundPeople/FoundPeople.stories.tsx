import { graphql } from 'react-relay'
import { foundPeople } from '#features/people/fakes.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { memberPlaceOf, userOf } from '#storybook/fakes/people.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeFan } from '#features/profile/fakes.ts'
import { finding } from '../../fakes.ts'
import { FoundPeople } from './FoundPeople.tsx'

const shown = (people: typeof foundPeople) => finding([], { people }).Community
const many = Array.from({ length: 12 }, (_, at) =>
  fakeFan({ id: `fan_${at}`, user: { ...userOf('komugi'), id: `user_${at}` } }),
)

const meta = preview.meta({
  component: FoundPeople,
  args: given('community'),
  parameters: {
    ...fragmentStory(
      graphql`
        query FoundPeopleStoryQuery {
          node(id: "community_yoiyami") {
            ...FoundPeople_community @arguments(words: "ラ") @alias(as: "community")
          }
        }
      `,
      { Node: shown(foundPeople) },
    ),
    session: { status: 'loggedIn' },
  },
})

export const Default = meta.story()
/** More than a phone shows: they are swiped sideways. */
export const Many = meta.story({ parameters: { relay: { data: { Node: shown(many) } } } })
export const ManyDesktop = meta.story({
  globals: atViewport('desktop'),
  parameters: { relay: { data: { Node: shown(many) } } },
})
const [talent, ...fans] = foundPeople
/** Members by subscription wear the moon, under their name, where a long one does not cut it off. */
export const Subscribers = meta.story({
  parameters: {
    relay: {
      data: {
        Node: shown([
          talent!,
          ...fans.map((fan) => ({ ...fan, membership: memberPlaceOf('komugi') })),
          fakeFan({
            id: 'fan_new',
            user: {
              ...userOf('komugi'),
              id: 'user_new',
              displayName: '灯台のふもとで待つひよこ隊の新人',
            },
            membership: memberPlaceOf('komugi'),
          }),
        ]),
      },
    },
  },
})
export const LongText = meta.story({
  parameters: {
    relay: {
      data: {
        Node: shown([
          ...foundPeople.slice(0, 1),
          fakeFan({ user: { ...userOf('komugi'), displayName: 'w'.repeat(20) } }),
        ]),
      },
    },
  },
})
