import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fanData } from '../../fakes.ts'
import { BirthDate } from './BirthDate.tsx'

const meta = preview.meta({
  component: BirthDate,
  args: given('account'),
  parameters: fragmentStory(
    graphql`
      query BirthDateStoryQuery {
        viewer {
          account {
            ...BirthDate_account
          }
        }
      }
    `,
    fanData({ birthDate: '2004-02-29' }),
  ),
})

/** A day of the calendar, wherever it is read. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2004年2月29日')).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/support/contact')
  },
})
export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('February 29, 2004')).toBeVisible()
  },
})
export const NoneInEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: { relay: { data: fanData({ birthDate: null }) } },
})
