import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as home } from '#addresses/home.ts'
import { paths } from '#addresses/voting-event.ts'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Page } from '#design-system/page/Page.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Missing, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { Podium } from '../../components/Podium/Podium.tsx'
import { Race } from '../../components/Race/Race.tsx'
import { Counts } from '../../components/RoundCount/Counts.tsx'
import { PodiumSkeleton } from '../../components/Podium/PodiumSkeleton.tsx'
import { useVotesCounted } from '../../live/useVotesCounted.ts'
import type { VotingResultScreenQuery } from './__generated__/VotingResultScreenQuery.graphql.ts'

/** `/voting-event/:identifier/result`: who stands where, and how each round was counted. */
export function Screen(props: ScreenProps<VotingResultScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<PodiumSkeleton />}
      renderFrame={(face) => <ResultFrame>{face}</ResultFrame>}
    >
      <Result {...props} />
    </ScreenPart>
  )
}

function Result({ queryRef }: ScreenProps<VotingResultScreenQuery>) {
  const { tenant } = usePreloadedQuery<VotingResultScreenQuery>(
    graphql`
      query VotingResultScreenQuery($identifier: String!) @throwOnFieldError {
        tenant {
          community {
            votingEvent(identifier: $identifier) {
              id
              identifier
              title
              state
              results
              sharePicture
              ...Podium_event
              ...Race_event
              ...Counts_event
            }
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const event = tenant.community.votingEvent
  useVotesCounted(event?.id)
  if (!event)
    return (
      <Missing
        title={intl.formatMessage({ id: 'voting.missing.result' })}
        body={intl.formatMessage({ id: 'voting.missing.body' })}
        nextAction={{ href: home.home(), label: intl.formatMessage({ id: 'voting.home' }) }}
      />
    )
  const { identifier, title, sharePicture, state, results } = event
  const name = intl.formatMessage({ id: 'voting.result.title' }, { title })
  return (
    <Page
      back={{
        href: paths.voting({ identifier }),
        label: intl.formatMessage({ id: 'voting.back' }),
      }}
    >
      <PageHead title={name} image={sharePicture} />
      <Stack gap={2}>
        <Text size="small" weight="bold" tone="accent">
          <FormattedMessage
            id={state === 'ENDED' ? 'voting.result.final' : 'voting.result.soFar'}
          />
        </Text>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
      </Stack>
      {state !== 'ENDED' && (
        <Banner tone="info">
          <FormattedMessage id={`voting.results.${results}`} />
        </Banner>
      )}
      <Podium event={event} />
      <Race event={event} />
      <Counts event={event} />
    </Page>
  )
}

/** What stands before it is known which vote this is. */
function ResultFrame({ children }: { children: ReactNode }) {
  const intl = useIntl()
  return (
    <Page
      title={intl.formatMessage({ id: 'voting.result' })}
      back={{ href: home.home(), label: intl.formatMessage({ id: 'voting.home' }) }}
    >
      {children}
    </Page>
  )
}
