import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { campaigns, fakeCampaign } from '../../fakes.ts'
import { CodeForm } from './CodeForm.tsx'

const showing = (page: ReturnType<typeof fakeCampaign>) => ({
  relay: { data: { Node: () => page } },
})

const meta = preview.meta({
  component: CodeForm,
  args: given('page'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query CodeFormStoryQuery {
          node(id: "campaigncodepage_1") {
            ...CodeForm_page @alias(as: "page")
          }
        }
      `,
      showing(campaigns.open).relay.data,
    ),
  },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
