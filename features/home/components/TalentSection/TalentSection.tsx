import { graphql, useFragment } from 'react-relay'
import { FormattedMessage } from 'react-intl'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import type { TalentSection_community$key } from './__generated__/TalentSection_community.graphql.ts'
import { TalentCard } from './TalentCard.tsx'
import { list } from './TalentSection.css.ts'

/** The community's talents, each in their colour. */
export function TalentSection(props: { community: TalentSection_community$key }) {
  const { talents, channels } = useFragment(
    graphql`
      fragment TalentSection_community on Community @throwOnFieldError {
        talents {
          id
          ...TalentCard_talent
        }
        channels {
          edges {
            node {
              id
              talent {
                id
              }
              ...TalentCard_channel
            }
          }
        }
      }
    `,
    props.community,
  )
  const channelOf = (talentId: string) =>
    channels.edges.find(({ node }) => node.talent?.id === talentId)?.node
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>
        <FormattedMessage id="home.talents.title" />
      </Heading>
      <ul className={list}>
        {talents.map((talent) => (
          <TalentCard key={talent.id} talent={talent} channel={channelOf(talent.id) ?? null} />
        ))}
      </ul>
    </Stack>
  )
}
