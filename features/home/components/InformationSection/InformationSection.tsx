import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/information.ts'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Section } from '#features/errors/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { InformationSection_community$key } from './__generated__/InformationSection_community.graphql.ts'
import { InformationSectionSkeleton } from './InformationSectionSkeleton.tsx'
import { list, row } from './InformationSection.css.ts'

type InformationSectionProps = { community: InformationSection_community$key }

/** The newest of what the station tells, and the way to all of it. */
export function InformationSection(props: InformationSectionProps) {
  return (
    <Section
      heading={
        <Inline gap={3} justify="between" align="baseline" wrap>
          <Heading level={2}>
            <FormattedMessage id="home.information.title" />
          </Heading>
          <TextLink href={paths.informations()}>
            <FormattedMessage id="home.information.all" />
          </TextLink>
        </Inline>
      }
      skeleton={<InformationSectionSkeleton />}
    >
      <Informations {...props} />
    </Section>
  )
}

function Informations(props: InformationSectionProps) {
  const { informations } = useFragment(
    graphql`
      fragment InformationSection_community on Community @throwOnFieldError {
        informations(first: 3) {
          edges {
            node {
              id
              title
              publishedAt
            }
          }
        }
      }
    `,
    props.community,
  )
  const tokyo = useTokyoTime()
  if (informations.edges.length === 0)
    return (
      <Text tone="muted">
        <FormattedMessage id="home.information.empty" />
      </Text>
    )
  return (
    <ul className={list}>
      {informations.edges.map(({ node: { id, title, publishedAt } }) => (
        <li key={id}>
          <Link href={paths.general({ information_id: id })} className={row}>
            <Text as="time" size="caption" tone="muted" dateTime={publishedAt} tabular>
              {tokyo.dayShort(publishedAt)}
            </Text>
            <Text as="span" size="small" weight="medium" lines={2}>
              {title}
            </Text>
          </Link>
        </li>
      ))}
    </ul>
  )
}
