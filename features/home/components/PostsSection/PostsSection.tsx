import { FormattedMessage } from 'react-intl'
import { paths } from '#addresses/timeline.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'

/** The way to what everybody posts. It asks for nothing: the page is as light as before. */
export function PostsSection() {
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>
        <FormattedMessage id="home.posts.title" />
      </Heading>
      <Text tone="muted">
        <FormattedMessage id="home.posts.body" />
      </Text>
      <Inline gap={3}>
        <ButtonLink href={paths.timeline()} emphasis="soft" icon="edit">
          <FormattedMessage id="home.posts.open" />
        </ButtonLink>
      </Inline>
    </Stack>
  )
}
