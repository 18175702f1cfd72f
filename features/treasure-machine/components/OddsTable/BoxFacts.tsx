import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { BoxFacts_machine$key } from './__generated__/BoxFacts_machine.graphql.ts'
import { OpenedBox } from './OpenedBox.tsx'
import { code } from './OddsTable.css.ts'

/** What is known of a box before anything is drawn: how much lies in it, and the root over all of it. */
export function BoxFacts(props: { machine: BoxFacts_machine$key }) {
  const { box, prizes } = useFragment(
    graphql`
      fragment BoxFacts_machine on TreasureMachine @throwOnFieldError {
        box {
          root
          size
          left
          contents
        }
        prizes {
          id
          kind
          name
          rank
        }
      }
    `,
    props.machine,
  )
  if (!box) return null
  return (
    <Stack gap={3} as="section">
      <Heading level={2}>
        <FormattedMessage id="treasure.box.title" />
      </Heading>
      <Text size="small">
        <FormattedMessage id="treasure.box.body" values={{ size: box.size, left: box.left }} />
      </Text>
      <Text size="small" tone="muted">
        <FormattedMessage id="treasure.box.root" />
      </Text>
      <p className={code}>{box.root}</p>
      {box.contents != null && (
        <OpenedBox root={box.root} contents={box.contents} prizes={prizes} />
      )}
    </Stack>
  )
}
