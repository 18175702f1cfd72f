import { graphql } from 'react-relay'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { fakeConnection } from '#storybook/fake.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { fakeChannel, longNamed, said } from '#storybook/fakes/talk.ts'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { fakeMutes } from '../../fakes.ts'
import { list } from '../MuteListSkeleton/MuteList.css.ts'
import type { HiddenMessageRowStoryQuery } from './__generated__/HiddenMessageRowStoryQuery.graphql.ts'
import { HiddenMessageRow } from './HiddenMessageRow.tsx'

const sent = fn<(input: unknown) => void>().mockName('sent')
const message = said(7, 'kujira', '2026-11-19T08:40', '最終回、見おわりました', {
  channel: fakeChannel(),
})
const keeping = (over: Partial<typeof message> | null = {}, isHidden = true) => ({
  Viewer: () =>
    fakeViewer({
      user: fakeUser(),
      mutes: fakeMutes({
        hiddenMessageIds: isHidden ? ['message_7'] : [],
        hiddenMessages: fakeConnection([
          {
            __typename: 'HiddenMessage' as const,
            id: 'hidden_7',
            messageId: 'message_7',
            hiddenAt: '2026-11-19T09:00:00.000Z',
            message: over && { ...message, ...over },
          },
        ]),
      }),
    }),
  Mutation: () => ({
    hideMessage: (args: Readonly<Record<string, unknown>>) => {
      sent(args['input'])
      return {
        __typename: 'HideMessageSuccess' as const,
        mutes: fakeMutes({ hiddenMessageIds: [] }),
      }
    },
  }),
})
const showing = (...of: Parameters<typeof keeping>) => ({ relay: { data: keeping(...of) } })

const meta = preview.meta({
  component: HiddenMessageRow,
  args: given('hidden', 'mutes'),
  beforeEach: () => void sent.mockClear(),
  decorators: (Story) => (
    <ul className={list}>
      <Story />
    </ul>
  ),
  parameters: {
    session: { status: 'loggedIn' },
    relay: storyRelay<HiddenMessageRowStoryQuery>({
      query: graphql`
        query HiddenMessageRowStoryQuery {
          viewer {
            mutes {
              ...HiddenMessageRow_mutes
              hiddenMessages(first: 1) {
                edges {
                  node {
                    ...HiddenMessageRow_hidden
                  }
                }
              }
            }
          }
        }
      `,
      data: keeping(),
      getReferenceEntries: ({ viewer: { mutes } }) => ({
        hidden: mutes?.hiddenMessages.edges[0]?.node,
        mutes,
      }),
    }),
  },
})

const press = ({ canvas, userEvent }: PlayTools) => userEvent.click(canvas.getByRole('button'))

export const Default = meta.story()
/** It can be hidden again for as long as the list is open. */
export const ShownAgain = meta.story({ parameters: showing({}, false) })
export const OfSomebodyWhoLeft = meta.story({ parameters: showing({ author: null }) })
/** Of what can't be read any more there is nothing to show. */
export const Gone = meta.story({ parameters: showing(null), globals: { locale: 'en' } })
/** Neither can it be hidden again. */
export const GoneAndTakenOut = meta.story({
  parameters: showing(null, false),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
})
export const LongText = meta.story({
  parameters: showing({ author: longNamed, text: '最終回の話をします。'.repeat(20) }),
})
export const Changing = meta.story({
  parameters: { relay: { outcome: { useHideMessageMutation: 'pending' } } },
  play: async (tools) => {
    await press(tools)
    await waitFor(() =>
      expect(tools.canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true'),
    )
  },
})
export const Refused = meta.story({
  parameters: {
    relay: {
      data: {
        ...keeping({}, false),
        Mutation: () => ({
          hideMessage: () => ({ __typename: 'HiddenMessageLimitError' as const, most: 500 }),
        }),
      },
    },
  },
  play: async (tools) => {
    await press(tools)
    await untilVisible(await screen.findByText(/非表示にできるのは500件までです/))
  },
})

Default.test('shows this message again by a press, and offers the way back', async (tools) => {
  await press(tools)
  await untilVisible(await tools.canvas.findByRole('button', { name: 'また隠す' }))
  await expect(sent.mock.calls).toEqual([[{ messageId: 'message_7', isHidden: false }]])
})
