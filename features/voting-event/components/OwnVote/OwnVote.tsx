import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/voting-event.ts'
import { spellReceipt } from '#rules/voteReceipt.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useCopy } from '#features/sharing/index.ts'
import { actions, digits, own, receiptStyle, who } from './OwnVote.css.ts'
import type { OwnVote_event$key } from './__generated__/OwnVote_event.graphql.ts'

/** For whom the viewer voted last, and the receipt by which they find that vote again. */
export function OwnVote(props: { event: OwnVote_event$key }) {
  const { identifier, viewerVotes, shareRewardCoins, viewerHasShareReward } = useFragment(
    graphql`
      fragment OwnVote_event on VotingEvent @throwOnFieldError {
        identifier
        shareRewardCoins
        viewerHasShareReward
        viewerVotes {
          receipt
          candidate {
            name
            talent {
              palette
            }
          }
        }
      }
    `,
    props.event,
  )
  const intl = useIntl()
  const copyText = useCopy()
  const [vote] = viewerVotes
  if (!vote) return null
  const { candidate, receipt } = vote
  const say = (id: 'voting.receipt.copied' | 'voting.receipt.notCopied') =>
    intl.formatMessage({ id })
  const copy = () =>
    void copyText(spellReceipt(receipt), {
      copied: say('voting.receipt.copied'),
      failed: say('voting.receipt.notCopied'),
    })
  const coins = viewerHasShareReward ? null : shareRewardCoins
  return (
    <section className={own} data-palette={candidate.talent?.palette}>
      <p className={who}>
        <Icon name="penlight" />
        <FormattedMessage id="voting.voted" values={{ name: candidate.name }} />
      </p>
      <div className={receiptStyle}>
        <Text size="small" tone="muted">
          <FormattedMessage id="voting.receipt" />
        </Text>
        <span className={digits}>{spellReceipt(receipt)}</span>
        <Button emphasis="quiet" size="small" icon="copy" onClick={copy}>
          <FormattedMessage id="voting.receipt.copy" />
        </Button>
      </div>
      <Text size="small">
        <FormattedMessage id="voting.receipt.what" />
      </Text>
      <div className={actions}>
        <ButtonLink href={paths.share({ identifier })} icon="send">
          {coins == null ? (
            <FormattedMessage id="voting.share" />
          ) : (
            <FormattedMessage id="voting.share.coins" values={{ coins }} />
          )}
        </ButtonLink>
        <ButtonLink href={paths.result({ identifier })} tone="neutral" emphasis="outline">
          <FormattedMessage id="voting.toResult" />
        </ButtonLink>
      </div>
    </section>
  )
}
