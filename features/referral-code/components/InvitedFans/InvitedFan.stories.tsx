import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { fakeUser } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { fakeInvited, fakeReferral, inviting } from '../../fakes.ts'
import type { InvitedFanStoryQuery } from './__generated__/InvitedFanStoryQuery.graphql.ts'
import { InvitedFan } from './InvitedFan.tsx'
import { list } from './InvitedFans.css.ts'

const bringing = (invited: ReturnType<typeof fakeInvited>) =>
  inviting(fakeReferral({ invited: [invited] }))
const showing = (invited: Parameters<typeof fakeInvited>[0]) => ({
  relay: { data: bringing(fakeInvited(invited)) },
})

const meta = preview.meta({
  component: InvitedFan,
  args: { ...given('invited'), coins: 300 },
  decorators: (Story) => (
    <ul className={list}>
      <Story />
    </ul>
  ),
  parameters: {
    session: { status: 'loggedIn' },
    relay: storyRelay<InvitedFanStoryQuery>({
      query: graphql`
        query InvitedFanStoryQuery {
          viewer {
            referral {
              invited {
                ...InvitedFan_invited
              }
            }
          }
        }
      `,
      data: bringing(fakeInvited()),
      getReferenceEntries: ({ viewer }) => ({ invited: viewer.referral?.invited[0] }),
    }),
  },
})

/** Has not done all yet that brings both their coins. */
export const Default = meta.story()
export const Received = meta.story({
  parameters: showing({ receivedAt: '2026-11-18T03:00:00.000Z' }),
})
/** Who it is may not be told. */
export const Unnamed = meta.story({
  parameters: showing({ user: null, receivedAt: '2026-11-18T03:00:00.000Z' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('お友だち')).toBeVisible()
    await expect(canvas.getByText('+300コイン')).toBeVisible()
  },
})
export const LongText = meta.story({
  args: { coins: 12_000 },
  parameters: showing({
    user: fakeUser({ displayName: '終電まえの灯台のしたで手をふるくじら座' }),
    receivedAt: '2026-11-18T03:00:00.000Z',
  }),
})
export const LongTextInEnglish = meta.story({
  globals: { locale: 'en' },
  args: { coins: 12_000 },
  parameters: showing({
    user: fakeUser({ displayName: 'Whoever waves below the lighthouse' }),
    receivedAt: '2026-11-18T03:00:00.000Z',
  }),
})
