import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { fakeWarning } from '../../fakes.ts'
import type { ReceivedWarningStoryQuery } from './__generated__/ReceivedWarningStoryQuery.graphql.ts'
import { ReceivedWarning } from './ReceivedWarning.tsx'

const viewer = (warning: ReturnType<typeof fakeWarning>) => ({
  Viewer: () => fakeViewer({ user: fakeUser(), receivedInformations: [warning] }),
})
const showing = (...warning: Parameters<typeof fakeWarning>) => ({
  relay: { data: viewer(fakeWarning(...warning)) },
})
const text = '宣伝ではなく、落とし物のお知らせでした。'

const meta = preview.meta({
  component: ReceivedWarning,
  args: given('received'),
  parameters: {
    session: { status: 'loggedIn' },
    relay: storyRelay<ReceivedWarningStoryQuery>({
      query: graphql`
        query ReceivedWarningStoryQuery {
          viewer {
            receivedInformations {
              ...ReceivedWarning_received
            }
          }
        }
      `,
      data: viewer(fakeWarning()),
      getReferenceEntries: ({ viewer: { receivedInformations } }) => ({
        received: receivedInformations?.[0],
      }),
    }),
  },
})

export const Default = meta.story()
export const Waiting = meta.story({
  parameters: showing({ text, state: 'WAITING', answer: null }),
})
/** Taken back without another word. */
export const Lifted = meta.story({
  parameters: showing({ text, state: 'LIFTED', answer: null }),
  globals: { locale: 'en' },
})
export const LongText = meta.story({
  parameters: showing({
    text: '駅前のお店の前で、くじらのキーホルダーを拾いました。\n'.repeat(6),
    state: 'UPHELD',
    answer: '同じリンクが5回続いていたため、お願いはそのままとします。'.repeat(4),
  }),
})
/** The days for it are over. */
export const TooLate = meta.story({
  parameters: showing(null, false),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('お申し立ての期間は終わりました。')).toBeVisible()
  },
})

Default.test('opens the form in its place', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '内容が違うと伝える' }))
  const field = canvas.getByRole('textbox', { name: /どこが違うか、教えてください/ })
  await expect(field).toBeVisible()
  await expect(canvas.queryByRole('button', { name: '内容が違うと伝える' })).toBeNull()
})

LongText.test('shows the answer before what it answers, and nothing to press', async (story) => {
  const { canvas, canvasElement } = story
  const shown = canvasElement.textContent ?? ''
  await expect(shown.indexOf('お願いはそのまま')).toBeLessThan(shown.indexOf('キーホルダー'))
  await expect(canvas.queryByRole('button')).toBeNull()
})
