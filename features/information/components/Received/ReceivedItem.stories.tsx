import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { fakeCampaign, fakeReceived, fakeWarning } from '../../fakes.ts'
import type { ReceivedItemStoryQuery } from './__generated__/ReceivedItemStoryQuery.graphql.ts'
import { list } from './Received.css.ts'
import { ReceivedItem } from './ReceivedItem.tsx'

type Received = ReturnType<typeof fakeReceived>
const viewer = (received: Received) => ({
  Viewer: () => fakeViewer({ user: fakeUser(), receivedInformations: [received] }),
})
const showing = (received: Received) => ({ relay: { data: viewer(received) } })

const meta = preview.meta({
  component: ReceivedItem,
  args: given('received'),
  decorators: (Story) => (
    <ul className={list}>
      <Story />
    </ul>
  ),
  parameters: {
    session: { status: 'loggedIn' },
    relay: storyRelay<ReceivedItemStoryQuery>({
      query: graphql`
        query ReceivedItemStoryQuery {
          viewer {
            receivedInformations {
              ...ReceivedItem_received
            }
          }
        }
      `,
      data: viewer(fakeReceived()),
      getReferenceEntries: ({ viewer: { receivedInformations } }) => ({
        received: receivedInformations?.[0],
      }),
    }),
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '未読' })).toBeVisible()
  },
})
/** It leads on, and asks for nothing. */
export const Campaign = meta.story({
  parameters: showing(fakeCampaign),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ストアを見る' })).toHaveAttribute(
      'href',
      '/store',
    )
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
export const Warning = meta.story({ parameters: showing(fakeWarning()) })
export const WarningInEnglish = meta.story({
  parameters: showing(fakeWarning()),
  globals: { locale: 'en' },
})
/** A present may have a way on too. */
export const LongText = meta.story({
  parameters: showing(
    fakeReceived({
      title: '放送局の二周年によせて、はじめから見守ってくれたみなさんへのお礼のしるし',
      body: 'いつもの夜を、いつものように。\nこれからも灯台のあかりを絶やさずにいきます。\n\nhttps://example.com/a-very-long-address-without-any-break-in-it/2026/11/20',
      link: { __typename: 'InformationLink', path: '/store', label: '二周年の記念グッズを見る' },
    }),
  ),
})
