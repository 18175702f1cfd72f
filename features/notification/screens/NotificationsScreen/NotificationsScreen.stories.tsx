import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { one, several, strained, telling } from '../../fakes.ts'
import query, {
  type NotificationsScreenQuery,
} from './__generated__/NotificationsScreenQuery.graphql.ts'
import { Screen } from './NotificationsScreen.tsx'

const showing = (items: typeof several) => ({ relay: { data: telling(items) } })

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<NotificationsScreenQuery>({ query, variables: {}, data: telling(several) }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const One = meta.story({ parameters: showing(one) })
export const Empty = meta.story({ parameters: showing([]) })
export const LongText = meta.story({ parameters: showing(strained) })
export const LongTextInEnglish = meta.story({
  parameters: showing(strained),
  globals: { locale: 'en' },
})
export const Guest = meta.story({
  parameters: { session: { status: 'notLoggedIn' }, relay: { data: telling(null) } },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
