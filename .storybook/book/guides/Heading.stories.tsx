import { Heading as Title } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import preview from '../../preview.tsx'
import { page } from '../page.ts'
import { Guide } from './Guide.tsx'

const meta = preview.meta({
  tags: ['!test'],
  parameters: page.parameters,
  globals: page.globals,
})

export const Heading = meta.story({
  render: () => (
    <Guide
      name="Heading"
      what="The name of a page or of a part of it."
      story="components-heading--playground"
      when={['Each page has one of level 1; each part that one may look for has its own below it.']}
      whenNot={['A line shall only be bold: Text with a weight.', 'A field’s name: its label.']}
      examples={[
        {
          isGood: true,
          why: 'Breaks between phrases, in lines of like length.',
          shown: (
            <Stack gap={1}>
              <Title level={3}>みんなの「好き」が集まる場所へようこそ</Title>
              <Text tone="muted">話すのも、見ているだけも。</Text>
            </Stack>
          ),
        },
        {
          isGood: false,
          why: 'Text made bold and large: nobody’s screen reader finds it.',
          shown: (
            <Text size="large" weight="bold">
              みんなの「好き」が集まる場所へようこそ
            </Text>
          ),
        },
      ]}
      anatomy={[
        ['level', 'its place in the outline: no level is left out'],
        ['size', 'how large it looks, where that is not what its level says'],
        ['isClamped', 'one line, for names that fans choose'],
      ]}
      states={[
        ['tabIndex', 'Takes focus when the route changes, without a ring: it is no control'],
      ]}
      keyboard={[
        ['outline', 'Screen readers go from heading to heading: levels tell what is part of what'],
      ]}
      writing={['What is here, not what the page is: 今夜の予定, not 予定ページ. No full stop.']}
    />
  ),
})
