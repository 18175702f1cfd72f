import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { useStepClaim } from '../../useStepClaim.ts'
import type { StepSign_step$key } from './__generated__/StepSign_step.graphql.ts'
import { place, sign, words } from './StepSign.css.ts'

type StepSignProps = { step: StepSign_step$key; communityId: string }

/** A step of the road: its number, what it brings, and either how far it is, or the press that receives it. */
export function StepSign({ communityId, ...props }: StepSignProps) {
  const { id, number, points, reward, standing } = useFragment(
    graphql`
      fragment StepSign_step on Step @throwOnFieldError {
        id
        number
        points
        reward {
          kind
          amount
        }
        standing
      }
    `,
    props.step,
  )
  const intl = useIntl()
  const { kind, amount } = reward
  const brings =
    kind === 'COIN' || kind === 'TREASURE_MACHINE_TICKET' || kind === 'STAMINA_RECOVERY_TICKET'
      ? intl.formatMessage({ id: `step-mission.reward.${kind}` }, { amount })
      : ''
  const claim = useStepClaim(communityId, { id, reward: brings })
  return (
    <div className={place}>
      <span className={sign[standing]} aria-hidden>
        {standing === 'CLAIMED' ? <Icon name="check" size={24} /> : number}
      </span>
      <span className={words}>
        <VisuallyHidden>
          <FormattedMessage id="step-mission.number" values={{ number }} />
        </VisuallyHidden>
        <Text as="span" size="small" weight="bold">
          {brings}
        </Text>
        {standing === 'OPEN' && (
          <Text as="span" size="caption" tone="muted" tabular>
            <span aria-hidden>
              <FormattedMessage id="step-mission.needs" values={{ points }} />
            </span>
            <VisuallyHidden>
              <FormattedMessage id="step-mission.needsWhole" values={{ points }} />
            </VisuallyHidden>
          </Text>
        )}
        {standing === 'CLAIMED' && (
          <Text as="span" size="caption" tone="muted">
            <FormattedMessage id="step-mission.claimed" />
          </Text>
        )}
      </span>
      {standing === 'DONE' && (
        <Button
          size="small"
          aria-label={intl.formatMessage(
            { id: 'step-mission.claimNamed' },
            { number, reward: brings },
          )}
          isBusy={claim.isPending}
          busyLabel={intl.formatMessage({ id: 'step-mission.claiming' })}
          onClick={() => claim.submit()}
        >
          <FormattedMessage id="step-mission.claim" />
        </Button>
      )}
    </div>
  )
}
