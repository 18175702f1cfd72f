import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { CandidateWords_event$key } from './__generated__/CandidateWords_event.graphql.ts'
import { told } from './Race.css.ts'

/** What each candidate stands for, where no ballot says so. */
export function CandidateWords(props: { event: CandidateWords_event$key }) {
  const { candidates } = useFragment(
    graphql`
      fragment CandidateWords_event on VotingEvent @throwOnFieldError {
        candidates {
          id
          name
          description
        }
      }
    `,
    props.event,
  )
  return (
    <section className={told}>
      <Heading level={2}>
        <FormattedMessage id="voting.candidates" />
      </Heading>
      <ul className={told}>
        {candidates.map(({ id, name, description }) => (
          <li key={id}>
            <Text weight="medium">{name}</Text>
            <Text size="small" tone="muted">
              {description}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
