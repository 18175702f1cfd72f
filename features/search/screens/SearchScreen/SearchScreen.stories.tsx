import { expect, waitFor } from 'storybook/test'
import { postedBy } from '#features/post/fakes.ts'
import { privateKey, privateTexts } from '#platform/storage/privateTexts.ts'
import { foundPeople } from '#features/people/fakes.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { variablesOf } from '../../address.ts'
import { finding, found, foundItems, foundTalk, foundTopics } from '../../fakes.ts'
import { Screen } from './SearchScreen.tsx'
import query, { type SearchScreenQuery } from './__generated__/SearchScreenQuery.graphql.ts'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<SearchScreenQuery>({
      query,
      variables: variablesOf({ words: 'ラジオ' }),
      data: finding(found, {
        topics: foundTopics,
        talk: foundTalk,
        people: foundPeople,
        items: foundItems,
      }),
    }),
  },
})

const showing = (...asked: Parameters<typeof finding>) => ({ relay: { data: finding(...asked) } })

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
/** Each kind of what is found, with more of it. */
export const More = meta.story({
  parameters: showing(found, {
    hasNextPage: true,
    topics: foundTopics,
    talk: foundTalk,
    people: foundPeople,
  }),
})
const ofTopics = variablesOf({ words: 'ラジオ', kind: 'TOPICS' })
export const Topics = meta.story({
  parameters: { relay: { variables: ofTopics, data: finding(found, { topics: foundTopics }) } },
})
export const NoTopics = meta.story({
  parameters: { relay: { variables: ofTopics, data: finding(found) } },
})
const ofRoom = variablesOf({ words: 'ラジオ', kind: 'TALK', roomId: 'channel_lobby' })
/** What is said in one room, which its head leads to. */
export const Room = meta.story({
  parameters: { relay: { variables: ofRoom, data: finding(found, { talk: foundTalk }) } },
})
export const NoTalk = meta.story({
  parameters: { relay: { variables: ofRoom, data: finding(found) } },
})
export const StartOfRoom = meta.story({
  parameters: {
    relay: { variables: variablesOf({ words: '', kind: 'TALK', roomId: 'channel_lobby' }) },
  },
})
const narrowed = variablesOf({
  words: 'ラジオ',
  kind: 'TALK',
  authorId: 'user_kujira',
  since: '2026-11-01',
  until: '2026-11-20',
  hasPicture: true,
})
/** By somebody, of some days, with a picture: each is a chip that takes it off. */
export const Narrowed = meta.story({
  parameters: { relay: { variables: narrowed, data: finding(found, { talk: foundTalk }) } },
})
export const NarrowedInEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: { relay: { variables: narrowed, data: finding(found, { talk: foundTalk }) } },
})
export const NarrowedDesktop = meta.story({
  globals: atViewport('desktop'),
  parameters: { relay: { variables: narrowed, data: finding(found, { talk: foundTalk }) } },
})
export const NoneNarrowed = meta.story({
  parameters: { relay: { variables: narrowed, data: finding([]) } },
})
/** Who left, blocks or is blocked, and whom there never was: the same. */
export const UnknownPerson = meta.story({
  parameters: { relay: { variables: narrowed, data: finding([], { person: null }) } },
})
/** The address says a day that there is none of. */
export const Unclear = meta.story({
  parameters: { relay: { variables: variablesOf({ words: 'ラジオ', isUnclear: true }) } },
})
export const StartOfTalk = meta.story({
  parameters: { relay: { variables: variablesOf({ words: '', kind: 'TALK' }) } },
})
export const One = meta.story({ parameters: showing(found.slice(0, 1)) })
/** What is looked for is a hashtag, which has a page. */
export const Hashtag = meta.story({
  parameters: { relay: { variables: variablesOf({ words: '#夜の港' }), data: finding([]) } },
})
export const OneCharacter = meta.story({
  parameters: { relay: { variables: variablesOf({ words: 'の' }), data: finding(found) } },
})
export const Empty = meta.story({ parameters: showing([]) })
export const EmptyToday = meta.story({
  parameters: {
    relay: {
      variables: variablesOf({ words: 'ラジオ', kind: 'POSTS', since: '2026-11-20' }),
      data: finding([]),
    },
  },
})
/** One page's time is over and nothing was found: there is more to look through. */
export const Further = meta.story({ parameters: showing([], { hasNextPage: true }) })
export const TooOften = meta.story({
  parameters: showing([], { retryAt: '2026-11-20T03:00:12.000Z' }),
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: showing([
    postedBy('kujira', `${'ラジオの話をします。長くなります。'.repeat(20)}${'w'.repeat(120)}`),
  ]),
})
const nothingYet = { relay: { variables: variablesOf({ words: '' }) } }
export const Start = meta.story({ parameters: nothingYet })
export const Recent = meta.story({
  parameters: nothingYet,
  play: async ({ canvas, userEvent }) => {
    privateTexts.write(privateKey('searches'), 'ラジオ\n福神漬け\n夜')
    await expect(await canvas.findByRole('link', { name: '福神漬け' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '「夜」を履歴から消す' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: '夜' })).toBeNull())
  },
})
