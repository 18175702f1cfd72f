import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { fakeImage } from '#storybook/fakeImage.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { directChannel, longNamed, readUpTo, said } from '#storybook/fakes/talk.ts'
import { DirectRow } from './DirectRow.tsx'

const meta = preview.meta({
  component: DirectRow,
  args: { ...given('channel'), viewerId: 'user_me', isCurrent: false },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
  parameters: fragmentStory(
    graphql`
      query DirectRowStoryQuery {
        node(id: "channel_komugi") {
          ...DirectRow_channel @alias(as: "channel")
        }
      }
    `,
    { Node: () => directChannel() },
  ),
})

const at = '2026-11-20T11:40'
const showing = (...of: Parameters<typeof directChannel>) => ({
  relay: { data: { Node: () => directChannel(...of) } },
})
const newest = (newestMessage: ReturnType<typeof said>) => showing({}, { newestMessage })

/** The fan spoke last. */
export const Default = meta.story()
export const Unread = meta.story({
  parameters: showing(
    {},
    {
      newestMessage: said(4, 'komugi', at, '今夜、いっしょに聴きませんか'),
      viewerReadState: readUpTo(2, 'komugi'),
    },
  ),
})
export const Picture = meta.story({
  parameters: newest(said(4, 'komugi', at, '', { images: [fakeImage('scene-harbour-night')] })),
})
export const OwnWithoutWords = meta.story({ parameters: newest(said(4, 'me', at, '')) })
/** Whoever of the two it was. */
export const TakenBack = meta.story({
  parameters: newest(said(4, 'me', at, '', { isDeleted: true })),
})
export const OfSomebodyMuted = meta.story({
  args: { judge: () => 'MUTED' as const },
  parameters: newest(said(4, 'komugi', at, '見せたくない文')),
})
/** Their name wears the moon, however long it is. */
export const OfSubscriber = meta.story({
  parameters: showing({ partner: longNamed, isPartnerSubscriber: true }),
})
export const PartnerLeft = meta.story({
  parameters: showing(
    { partner: null },
    { newestMessage: said(4, 'komugi', at, 'いままで楽しかったです', { author: null }) },
  ),
})

OfSubscriber.test('its moon says what it means', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '会員' })).toBeVisible()
})
