import { fakeConnection } from '#storybook/fake.ts'
import { fakeStoreSection, wordyItem } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import query, { type SectionScreenQuery } from './__generated__/SectionScreenQuery.graphql.ts'
import { Screen } from './SectionScreen.tsx'

const showing = (section: ReturnType<typeof fakeStoreSection> | null) => ({
  relay: { data: { Query: () => ({ node: section }) } },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    relay: storyRelay<SectionScreenQuery>({
      query,
      variables: { id: 'storesection_goods' },
      data: { Query: () => ({ node: fakeStoreSection() }) },
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
/** All that stood here is sold elsewhere, or no longer. */
export const Empty = meta.story({
  parameters: showing(fakeStoreSection({ items: fakeConnection([]) })),
})
export const Missing = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: showing(
    fakeStoreSection({
      title: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想の売り場',
      lead: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想を、'.repeat(3),
      items: fakeConnection([wordyItem]),
    }),
  ),
})
