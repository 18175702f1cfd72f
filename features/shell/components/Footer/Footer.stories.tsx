import { graphql } from 'react-relay'
import { expect, fn } from 'storybook/test'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { guestData, notSelling } from '../../fakes.ts'
import { Footer } from './Footer.tsx'

const meta = preview.meta({
  component: Footer,
  args: given('tenant'),
  parameters: fragmentStory(
    graphql`
      query FooterStoryQuery {
        tenant {
          ...Footer_tenant
        }
      }
    `,
    guestData,
  ),
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const WithConsentTool = meta.story({
  args: { onOpenConsent: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onOpenConsent).toHaveBeenCalled()
  },
})
/** Where nothing is sold, no notice is led to. */
export const NothingSold = meta.story({
  args: { onOpenConsent: fn() },
  parameters: { relay: { data: notSelling } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
