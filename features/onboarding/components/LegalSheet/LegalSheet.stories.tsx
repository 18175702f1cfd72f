import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { fakeTenant } from '#storybook/fakes/community.ts'
import { LegalSheet } from './LegalSheet.tsx'
import type { LegalSheetQuery } from './__generated__/LegalSheetQuery.graphql.ts'

const meta = preview.meta({
  component: LegalSheet,
  args: { text: 'terms', onClose: fn() } as React.ComponentProps<typeof LegalSheet>,
  parameters: {
    layout: 'fullscreen',
    relay: storyRelay<LegalSheetQuery>({ data: { Tenant: fakeTenant } }),
  },
})

const manySections = Array.from({ length: 12 }, (_, index) => ({
  heading: `第${index + 1}条（放送局とみなさんの約束）`,
  body: 'だれかの好きなものを、笑わないでください。\nお知らせした日から、新しい約束に変わります。',
}))

export const PrivacyPolicy = meta.story({ args: { text: 'privacyPolicy' } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
/** The text is read by scrolling; its title and the way out stay. */
export const LongText = meta.story({
  parameters: {
    relay: {
      data: {
        Tenant: () =>
          fakeTenant({
            terms: { version: '2026-10-01', title: '利用規約', sections: manySections },
          }),
      },
    },
  },
})
