import { expect } from 'storybook/test'
import { fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeMutes, keeping, longMessage, nothingHidden } from '../../fakes.ts'
import query, {
  type HiddenMessagesScreenQuery,
} from './__generated__/HiddenMessagesScreenQuery.graphql.ts'
import { Screen } from './HiddenMessagesScreen.tsx'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<HiddenMessagesScreenQuery>({
      query,
      data: {
        ...keeping(),
        HideMessagePayload: () => ({
          __typename: 'HideMessageSuccess',
          mutes: fakeMutes({ hiddenMessageIds: ['message_2', 'message_3'] }),
        }),
      },
    }),
  },
})

/** One with words, a picture, and one that may no longer be read. */
export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({ parameters: { relay: { data: keeping(nothingHidden) } } })
export const LongText = meta.story({
  parameters: { relay: { data: keeping({ hiddenMessages: longMessage }) } },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn' },
    relay: { data: { Viewer: () => fakeViewer({ mutes: null }) } },
  },
})
export const ShownAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: '表示する' })[0]!)
    await expect(await canvas.findByRole('button', { name: 'また隠す' })).toBeVisible()
  },
})
