import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as chatPaths } from '#addresses/chat.ts'
import { ChipLink } from '#design-system/chip/ChipLink.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { foldText, readSearch } from '#rules/search.ts'
import type { FoundRooms_community$key } from './__generated__/FoundRooms_community.graphql.ts'

type FoundRoomsProps = { words: string; community: FoundRooms_community$key }

/** The rooms in whose name or topic all words stand; nothing where there are none. They are few: all are here already. */
export function FoundRooms({ words: typed, ...props }: FoundRoomsProps) {
  const { channels } = useFragment(
    graphql`
      fragment FoundRooms_community on Community @throwOnFieldError {
        channels {
          edges {
            node {
              id
              name
              topic
            }
          }
        }
      }
    `,
    props.community,
  )
  const words = readSearch(typed)
  const rooms = channels.edges
    .map(({ node }) => node)
    .filter(({ name, topic }) => {
      const folded = foldText(`${name} ${topic}`)
      return words.every((word) => folded.includes(word))
    })
  if (rooms.length === 0) return null
  return (
    <Stack gap={2}>
      <Heading level={2} size="small">
        <FormattedMessage id="search.rooms" />
      </Heading>
      <Inline gap={2} wrap>
        {rooms.map(({ id, name }) => (
          <ChipLink key={id} href={chatPaths.chat({ channel_id: id })}>
            {name}
          </ChipLink>
        ))}
      </Inline>
    </Stack>
  )
}
