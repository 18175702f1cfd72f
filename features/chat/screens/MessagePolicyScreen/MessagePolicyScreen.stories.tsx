import { expect, waitFor } from 'storybook/test'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { fakeDirectMessages } from '#storybook/fakes/talk.ts'
import { atViewport } from '#storybook/viewports.ts'
import { Screen } from './MessagePolicyScreen.tsx'
import query, {
  type MessagePolicyScreenQuery,
} from './__generated__/MessagePolicyScreenQuery.graphql.ts'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    impossible: { Empty: 'One of the three is always chosen.' },
    relay: storyRelay<MessagePolicyScreenQuery>({
      query,
      variables: {},
      data: {
        Viewer: () =>
          fakeViewer({
            user: fakeUser(),
            directMessages: fakeDirectMessages({ policy: 'CONTACTS' }),
          }),
        SetMessagePolicyPayload: () => ({
          __typename: 'SetMessagePolicySuccess',
          directMessages: fakeDirectMessages({ policy: 'NOBODY' }),
        }),
      },
    }),
  },
})

export const Default = meta.story()
export const OnDesktop = meta.story({ globals: atViewport('desktop') })
export const LongText = meta.story({ globals: { locale: 'en' } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const Guest = meta.story({
  parameters: { session: { status: 'notLoggedIn' }, relay: { data: { Viewer: fakeViewer } } },
})
let answered = 0
/** What is chosen while the one before is under way is sent after it. */
export const TakenByNobody = meta.story({
  parameters: {
    relay: {
      data: {
        Viewer: () =>
          fakeViewer({
            user: fakeUser(),
            directMessages: fakeDirectMessages({ policy: 'CONTACTS' }),
          }),
        SetMessagePolicyPayload: () => ({
          __typename: 'SetMessagePolicySuccess',
          directMessages: fakeDirectMessages({
            policy: answered++ % 2 === 0 ? 'EVERYONE' : 'NOBODY',
          }),
        }),
      },
    },
  },
  play: async ({ canvas, userEvent }: PlayTools) => {
    const before = answered
    await userEvent.click(canvas.getByRole('radio', { name: /だれからでも/ }))
    await userEvent.click(canvas.getByRole('radio', { name: /受け取らない/ }))
    await waitFor(() => expect(answered).toBe(before + 2))
    await expect(canvas.getByRole('radio', { name: /受け取らない/ })).toBeChecked()
  },
})
