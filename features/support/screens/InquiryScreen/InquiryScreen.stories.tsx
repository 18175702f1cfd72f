import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { answered, fakeInquiry, fan, guest } from '../../fakes.ts'
import query, { type InquiryScreenQuery } from './__generated__/InquiryScreenQuery.graphql.ts'
import { Screen } from './InquiryScreen.tsx'

const showing = (inquiry: ReturnType<typeof fakeInquiry> | null) => ({
  relay: { data: { Viewer: () => fan({ inquiry }) } },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<InquiryScreenQuery>({
      query,
      variables: { number: 'S-0QX4-9TNB' },
      data: showing(answered).relay.data,
    }),
    impossible: { Empty: 'A question without words is never taken.' },
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Waiting = meta.story({ parameters: showing(fakeInquiry()) })
export const NoSuchInquiry = meta.story({ parameters: showing(null) })
export const Guest = meta.story({
  parameters: { session: { status: 'notLoggedIn' }, relay: { data: { Viewer: () => guest } } },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: showing(
    fakeInquiry({ text: '三日前に届いた缶バッジの箱がつぶれていました。\n'.repeat(20) }),
  ),
})
