import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { earlyItems, fakeStoreItem, storeItems } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { longMembership } from '../../fakes.ts'
import { MembershipPerks } from './MembershipPerks.tsx'

const meta = preview.meta({
  component: MembershipPerks,
  args: given('item'),
  parameters: fragmentStory(
    graphql`
      query MembershipPerksStoryQuery {
        node(id: "storeitem_members") {
          ... on StoreItem @alias(as: "item") {
            ...MembershipPerks_item
          }
        }
      }
    `,
    { Query: () => ({ node: storeItems.membership }) },
  ),
})
const of = (item: ReturnType<typeof fakeStoreItem>) => ({
  relay: { data: { Query: () => ({ node: item }) } },
})
const members = fakeStoreItem({ ...storeItems.membership, viewerIsMember: true })

/** To whoever is no member: what there is, and no way in. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('お名前に月がつきます')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
export const Member = meta.story({
  parameters: of(members),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /月の出待ち/ })).toHaveAttribute(
      'href',
      '/messages/chat/channel_moonrise',
    )
    await expect(canvas.getByRole('link', { name: 'あとがたり' })).toHaveAttribute(
      'href',
      '/store/items/storeitem_members/special-gifts',
    )
  },
})
/** What they may buy before others leads to the item, whoever looks. */
export const EarlySales = meta.story({
  parameters: of(
    fakeStoreItem({
      ...storeItems.membership,
      earlySales: [
        earlyItems.toOthers,
        fakeStoreItem({
          ...earlyItems.soonToOthers,
          id: 'storeitem_calendar',
          name: '卓上カレンダー2027',
        }),
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /月の出を待つランプ/ })).toHaveAttribute(
      'href',
      '/store/items/storeitem_lamp',
    )
    await expect(
      canvas.getByText(/いま購入できます（一般販売は11月24日\(火\) 20:00から）/),
    ).toBeVisible()
    await expect(canvas.getByText(/^11月21日\(土\) 20:00から/)).toBeVisible()
  },
})
/** One that opens no room and holds nothing to read. */
export const MoonAlone = meta.story({
  parameters: of(fakeStoreItem({ ...members, membersRooms: [], specialGifts: [] })),
})
export const English = meta.story({ globals: { locale: 'en' }, parameters: of(members) })
export const LongText = meta.story({ parameters: of(longMembership) })
