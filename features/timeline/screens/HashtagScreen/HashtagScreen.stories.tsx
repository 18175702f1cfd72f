import { screen } from 'storybook/test'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { strained, tagged, under } from '../../fakes.ts'
import { Screen } from './HashtagScreen.tsx'
import query, { type HashtagScreenQuery } from './__generated__/HashtagScreenQuery.graphql.ts'

const showing = (...of: Parameters<typeof under>) => ({ relay: { data: under(...of) } })

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<HashtagScreenQuery>({
      query,
      variables: { name: '夜の港' },
      data: under(tagged),
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn' },
    ...showing(tagged.slice(1), { isGuest: true }),
  },
})
export const Empty = meta.story({ parameters: showing([]) })
/** Nothing can be tagged so. */
export const Missing = meta.story({
  parameters: { relay: { variables: { name: '2026' }, data: under(null) } },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: {
    relay: { variables: { name: `${'夜の港'.repeat(9)}${'w'.repeat(23)}` }, data: under(strained) },
  },
})
export const Writing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'このタグで投稿する' }))
    await untilVisible(await screen.findByRole('button', { name: '投稿する' }))
  },
})
