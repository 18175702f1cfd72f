import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as home } from '#addresses/home.ts'
import { paths } from '#addresses/voting-event.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Page } from '#design-system/page/Page.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Figure, Missing, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { VoteCard } from '../../components/VoteCard/VoteCard.tsx'
import type { VotingShareScreenQuery } from './__generated__/VotingShareScreenQuery.graphql.ts'

/** `/voting-event/:identifier/share`: the viewer's vote as a card, to be shown to others. */
export function Screen(props: ScreenProps<VotingShareScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<Skeleton width="100%" height={360} radius="card" />}
      renderFrame={(face) => <SharePage>{face}</SharePage>}
    >
      <Share {...props} />
    </ScreenPart>
  )
}

function Share({ queryRef }: ScreenProps<VotingShareScreenQuery>) {
  const { tenant } = usePreloadedQuery<VotingShareScreenQuery>(
    graphql`
      query VotingShareScreenQuery($identifier: String!) @throwOnFieldError {
        tenant {
          community {
            votingEvent(identifier: $identifier) {
              identifier
              title
              sharePicture
              viewerVotes {
                id
              }
              ...VoteCard_event
            }
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const event = tenant.community.votingEvent
  if (!event)
    return (
      <Missing
        title={intl.formatMessage({ id: 'voting.missing.share' })}
        body={intl.formatMessage({ id: 'voting.missing.body' })}
        nextAction={{ href: home.home(), label: intl.formatMessage({ id: 'voting.home' }) }}
      />
    )
  const { identifier, title, sharePicture, viewerVotes } = event
  const back = paths.voting({ identifier })
  return (
    <SharePage back={back}>
      <PageHead title={title} image={sharePicture} robots="noindex" />
      {viewerVotes.length === 0 ? (
        <EmptyState
          figure={<Figure name="empty-chat" />}
          title={intl.formatMessage({ id: 'voting.share.empty.title' })}
          body={<FormattedMessage id="voting.share.empty.body" />}
          action={
            <ButtonLink href={back}>
              <FormattedMessage id="voting.toVote" />
            </ButtonLink>
          }
        />
      ) : (
        <VoteCard event={event} />
      )}
    </SharePage>
  )
}

function SharePage({ back, children }: { back?: string; children: ReactNode }) {
  const intl = useIntl()
  return (
    <Page
      title={intl.formatMessage({ id: 'voting.share.title' })}
      back={
        back === undefined
          ? undefined
          : { href: back, label: intl.formatMessage({ id: 'voting.back' }) }
      }
    >
      {children}
    </Page>
  )
}
