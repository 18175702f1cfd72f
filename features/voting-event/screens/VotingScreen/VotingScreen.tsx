import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as home } from '#addresses/home.ts'
import { paths } from '#addresses/voting-event.ts'
import { Banner } from '#design-system/banner/Banner.tsx'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Page } from '#design-system/page/Page.tsx'
import { Missing, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { Ballot } from '../../components/Ballot/Ballot.tsx'
import { OwnVote } from '../../components/OwnVote/OwnVote.tsx'
import { CandidateWords } from '../../components/Race/CandidateWords.tsx'
import { Race } from '../../components/Race/Race.tsx'
import { VotingHead } from '../../components/VotingHead/VotingHead.tsx'
import { VotingSkeleton } from '../../components/VotingHead/VotingSkeleton.tsx'
import { VotingSummary } from '../../components/VotingSummary/VotingSummary.tsx'
import { useVotesCounted } from '../../live/useVotesCounted.ts'
import { aside, columns, main } from './VotingScreen.css.ts'
import type { VotingScreenQuery } from './__generated__/VotingScreenQuery.graphql.ts'

/** `/voting-event/:identifier`: a vote a day for one of several, and how they stand. */
export function Screen(props: ScreenProps<VotingScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<VotingSkeleton />}
      renderFrame={(face) => <VotingPage>{face}</VotingPage>}
    >
      <Voting {...props} />
    </ScreenPart>
  )
}

function Voting({ queryRef }: ScreenProps<VotingScreenQuery>) {
  const { tenant, viewer } = usePreloadedQuery<VotingScreenQuery>(
    graphql`
      query VotingScreenQuery($identifier: String!) @throwOnFieldError {
        tenant {
          community {
            votingEvent(identifier: $identifier) {
              id
              identifier
              title
              description
              sharePicture
              viewerStanding
              round {
                day
              }
              viewerVotes {
                id
              }
              ...VotingHead_event
              ...VotingSummary_event
              ...OwnVote_event
              ...Ballot_event
              ...Race_event
              ...CandidateWords_event
            }
          }
        }
        viewer {
          user {
            id
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const [isForged, setIsForged] = useState(false)
  const event = tenant.community.votingEvent
  useVotesCounted(event?.id)
  if (!event)
    return (
      <Missing
        title={intl.formatMessage({ id: 'voting.missing.title' })}
        body={intl.formatMessage({ id: 'voting.missing.body' })}
        nextAction={{ href: home.home(), label: intl.formatMessage({ id: 'voting.home' }) }}
      />
    )
  const { identifier, title, description, sharePicture, viewerStanding, viewerVotes, round } = event
  // A guest who is asked to sign up has something to come back to.
  const mayVote = viewerStanding === 'MAY_VOTE' || (viewerStanding === 'GUEST' && round !== null)
  // Whoever can't vote, and hasn't, sees how they stand, over the whole page.
  const hasOwnPart = mayVote || isForged || viewerVotes.length > 0
  return (
    <VotingPage>
      <PageHead title={title} description={description} image={sharePicture} />
      <VotingHead event={event} />
      <VotingSummary event={event} />
      <div className={columns({ isHalf: hasOwnPart })}>
        {hasOwnPart && (
          <div className={main}>
            {isForged && (
              <Banner tone="danger">
                <FormattedMessage id="voting.receipt.forged" />
              </Banner>
            )}
            {mayVote ? (
              <Ballot
                event={event}
                voterId={viewer.user?.id ?? null}
                onForged={() => setIsForged(true)}
              />
            ) : (
              <OwnVote event={event} />
            )}
          </div>
        )}
        <div className={aside}>
          <Race event={event} />
          {!mayVote && <CandidateWords event={event} />}
          <ButtonLink href={paths.result({ identifier })} emphasis="soft">
            <FormattedMessage id="voting.howCounted" />
          </ButtonLink>
        </div>
      </div>
    </VotingPage>
  )
}

function VotingPage({ children }: { children: ReactNode }) {
  const back = useIntl().formatMessage({ id: 'voting.home' })
  return (
    <Page width="wide" back={{ href: home.home(), label: back }}>
      {children}
    </Page>
  )
}
