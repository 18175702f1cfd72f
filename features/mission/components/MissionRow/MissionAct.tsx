import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { MissionStanding } from '#schema/types.generated.ts'
import { useClaim } from '../../useClaim.ts'
import { done } from './MissionRow.css.ts'

type MissionActProps = {
  /** The round's. */
  id: string
  communityId: string
  standing: MissionStanding
  /** Where the mission is done; null where nothing is to be done any more. */
  href: string | null
  /** The whole of what is received, for whoever hears the button without its row. */
  claimLabel: string
}

/** The way to do a mission, then to its reward, then that it was received. */
export function MissionAct({ id, communityId, standing, href, claimLabel }: MissionActProps) {
  const intl = useIntl()
  const claim = useClaim(communityId)
  switch (standing) {
    case 'OPEN':
      return (
        href !== null && (
          <ButtonLink href={href} size="small" emphasis="outline" tone="neutral">
            <FormattedMessage id="mission.go" />
          </ButtonLink>
        )
      )
    case 'DONE':
      return (
        <Button
          size="small"
          aria-label={claimLabel}
          isBusy={claim.isPending}
          busyLabel={intl.formatMessage({ id: 'mission.claiming' })}
          onClick={() => claim.submit([id])}
        >
          <FormattedMessage id="mission.claim" />
        </Button>
      )
    case 'CLAIMED':
      return (
        <span className={done}>
          <Icon name="check" size={16} />
          <Text as="span" size="caption" tone="muted">
            <FormattedMessage id="mission.claimed" />
          </Text>
        </span>
      )
  }
}
