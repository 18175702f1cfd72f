import { graphql } from 'react-relay'
import { expect, waitFor } from 'storybook/test'
import { fakeConnection } from '#storybook/fake.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import {
  directChannel,
  fakeDirectMessages,
  fakeRequests,
  longNamed,
  readUpTo,
  said,
} from '#storybook/fakes/talk.ts'
import { DirectRequests } from './DirectRequests.tsx'

const having = (requests: ReturnType<typeof fakeDirectMessages>['requests']) => ({
  Viewer: () => fakeViewer({ user: fakeUser(), directMessages: fakeDirectMessages({ requests }) }),
})

const meta = preview.meta({
  component: DirectRequests,
  args: { ...given('viewer'), headingLevel: 2 as const, viewerId: 'user_me' },
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query DirectRequestsStoryQuery {
          viewer {
            ...DirectRequests_viewer
          }
        }
      `,
      having(fakeRequests),
    ),
  },
})

/** A stranger’s request, the later the smaller its number. */
const ask = (
  at: number,
  partner = fakeUser({ id: `user_${at}`, displayName: `夜ふかし${at}号` }),
) =>
  directChannel(
    { id: `direct channel_${at}`, partner, state: 'ASKED' },
    {
      id: `channel_${at}`,
      lastSeq: 1,
      viewerReadState: readUpTo(0, `${at}`),
      newestMessage: said(
        1,
        'kujira',
        `2026-11-20T${11 - Math.floor(at / 60)}:${59 - (at % 60)}`,
        `はじめまして。${at}回めのおたよりです`,
        {
          id: `message_${at}`,
          author: partner,
        },
      ),
    },
  )

/** Pages of 48 requests. */
const pages = ({ first, after }: Readonly<Record<string, unknown>>) => {
  const from = Number(after ?? 0)
  const to = Math.min(48, from + Number(first))
  const asks = Array.from({ length: to - from }, (_, at) => ask(from + at))
  return fakeConnection(asks, { hasNextPage: to < 48, endCursor: `${to}` })
}

export const Default = meta.story()
export const MoreThanFit = meta.story({ parameters: { relay: { data: having(pages) } } })
export const NextPageComing = meta.story({
  parameters: {
    relay: { data: having(pages), outcome: { DirectRequestsPaginationQuery: 'pending' } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もっと見る' }))
    await canvas.findByRole('button', { name: '続きを読みこんでいます' })
  },
})
export const NextPageFailed = meta.story({
  parameters: {
    relay: { data: having(pages), outcome: { DirectRequestsPaginationQuery: 'error' } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もっと見る' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
export const KeptAway = meta.story({ args: { judge: () => 'WORD' as const } })
export const LongText = meta.story({
  globals: { locale: 'en' },
  parameters: { relay: { data: having(fakeConnection([ask(1, longNamed)])) } },
})

MoreThanFit.test('every request can be reached', async ({ canvas, userEvent }) => {
  const more = { name: 'もっと見る' }
  const shows = (count: number) =>
    waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(count))
  await shows(5)
  await userEvent.click(canvas.getByRole('button', more))
  await shows(35)
  await userEvent.click(canvas.getByRole('button', more))
  await shows(48)
  await expect(canvas.queryByRole('button', more)).toBeNull()
})
