import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { selling, wordySeller } from '../../fakes.ts'
import query, {
  type PaymentServicesScreenQuery,
} from './__generated__/PaymentServicesScreenQuery.graphql.ts'
import { Screen } from './PaymentServicesScreen.tsx'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    relay: storyRelay<PaymentServicesScreenQuery>({ query, data: selling() }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
/** The operator has not said who sells. */
export const Empty = meta.story({ parameters: { relay: { data: selling(null) } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({ parameters: { relay: { data: selling(wordySeller) } } })
