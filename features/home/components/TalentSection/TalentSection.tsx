import { graphql, useFragment } from 'react-relay'
import { FormattedMessage } from 'react-intl'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Section } from '#features/errors/index.ts'
import type { TalentSection_community$key } from './__generated__/TalentSection_community.graphql.ts'
import { TalentSectionSkeleton } from './TalentSectionSkeleton.tsx'
import { TalentCard } from './TalentCard.tsx'
import { list } from './TalentSection.css.ts'

type TalentSectionProps = { community: TalentSection_community$key }

/** The community's talents, each in their colour. */
export function TalentSection(props: TalentSectionProps) {
  return (
    <Section
      heading={
        <Heading level={2}>
          <FormattedMessage id="home.talents.title" />
        </Heading>
      }
      skeleton={<TalentSectionSkeleton />}
    >
      <Talents {...props} />
    </Section>
  )
}

function Talents(props: TalentSectionProps) {
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
    <ul className={list}>
      {talents.map((talent) => (
        <TalentCard key={talent.id} talent={talent} channel={channelOf(talent.id) ?? null} />
      ))}
    </ul>
  )
}
