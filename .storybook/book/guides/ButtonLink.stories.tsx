import { ButtonLink as LinkAsButton } from '#design-system/button-link/ButtonLink.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Text } from '#design-system/text/Text.tsx'
import preview from '../../preview.tsx'
import { page } from '../page.ts'
import { Guide } from './Guide.tsx'

const meta = preview.meta({
  tags: ['!test'],
  parameters: page.parameters,
  globals: page.globals,
})

export const ButtonLink = meta.story({
  render: () => (
    <Guide
      name="ButtonLink"
      what="Leads somewhere, and looks like a button, since that is the next step."
      story="components-buttonlink--playground"
      when={['The main step of a page is another page: カートへ, 予定を見る.']}
      whenNot={[
        'Something is done here: Button.',
        'It stands in a sentence: TextLink.',
        'A whole card leads somewhere: LinkCards.',
      ]}
      examples={[
        {
          isGood: true,
          why: 'The next step of the page.',
          shown: (
            <Inline gap={2}>
              <LinkAsButton href="#cart">カートへ進む</LinkAsButton>
            </Inline>
          ),
        },
        {
          isGood: true,
          why: 'Within a sentence a link is a link.',
          shown: (
            <Text>
              今夜の配信は9時から。<TextLink href="#schedule">予定を見る</TextLink>
            </Text>
          ),
        },
      ]}
      anatomy={[
        ['tone, emphasis, size, icon', 'as Button has them: the two stand side by side'],
        ['href', 'an address of the app goes through its router, others leave it'],
      ]}
      states={[['hover, focus', 'as a button’s']]}
      keyboard={[
        ['Enter', 'Follows it'],
        ['Ctrl or ⌘ and Enter', 'Opens it in a tab of its own: it is a link'],
      ]}
      writing={['Where one comes to, or what one does there: 予定を見る. Never こちら.']}
    />
  ),
})
