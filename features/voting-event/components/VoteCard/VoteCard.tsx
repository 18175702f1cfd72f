import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { Image } from '#features/media/index.ts'
import { ShareActions } from '#features/sharing/index.ts'
import { card, caption, picture, title as titleStyle } from './VoteCard.css.ts'
import { useVoteCard } from './useVoteCard.ts'
import type { VoteCard_event$key } from './__generated__/VoteCard_event.graphql.ts'

/** The card of the viewer's newest vote: how it looks, and, once it is made, the ways to show it to others. */
export function VoteCard(props: { event: VoteCard_event$key }) {
  const event = useFragment(
    graphql`
      fragment VoteCard_event on VotingEvent @throwOnFieldError {
        title
        shareRewardCoins
        viewerHasShareReward
        viewerVotes {
          candidate {
            name
            picture {
              ...Image_image
            }
            talent {
              palette
            }
          }
        }
        ...useVoteCard_event
      }
    `,
    props.event,
  )
  const { title, shareRewardCoins, viewerHasShareReward, viewerVotes } = event
  const intl = useIntl()
  const { make, isMaking, error, retry, made } = useVoteCard(event)
  const candidate = viewerVotes[0]?.candidate
  if (!candidate) return null
  return (
    <Stack gap={5}>
      <figure className={card} data-palette={candidate.talent?.palette}>
        <span className={picture}>
          <Image image={candidate.picture} ratio={1200 / 630} isDecorative priority />
        </span>
        <figcaption className={caption}>
          <span className={titleStyle}>
            <FormattedMessage id="voting.voted" values={{ name: candidate.name }} />
          </span>
          <Text as="span" size="small">
            {title}
          </Text>
        </figcaption>
      </figure>
      {shareRewardCoins != null && (
        <Text>
          <FormattedMessage
            id={viewerHasShareReward ? 'voting.share.had' : 'voting.share.promise'}
            values={{ coins: shareRewardCoins }}
          />
        </Text>
      )}
      {error && <ErrorWords error={error} onRetry={retry} />}
      {made ? (
        <ShareActions card={made} />
      ) : (
        <Button
          size="large"
          isFullWidth
          isBusy={isMaking}
          busyLabel={intl.formatMessage({ id: 'voting.share.making' })}
          onClick={make}
        >
          <FormattedMessage id="voting.share.make" />
        </Button>
      )}
    </Stack>
  )
}
