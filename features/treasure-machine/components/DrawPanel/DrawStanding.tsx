import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/treasure-machine.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { useSession } from '#platform/session/session.ts'
import type { DrawStanding_machine$key } from './__generated__/DrawStanding_machine.graphql.ts'
import { facts, meter, value } from './DrawPanel.css.ts'

/** How far the fan is from pity, and what their points buy. */
export function DrawStanding(props: { machine: DrawStanding_machine$key }) {
  const { id, odds, pointPrice, viewerPoints, viewerSinceTop } = useFragment(
    graphql`
      fragment DrawStanding_machine on TreasureMachine @throwOnFieldError {
        id
        pointPrice
        viewerPoints
        viewerSinceTop
        odds {
          pityAt
        }
      }
    `,
    props.machine,
  )
  const intl = useIntl()
  const { status } = useSession()
  const pityAt = odds?.pityAt ?? null
  if (status !== 'loggedIn' || (pityAt === null && pointPrice == null)) return null
  return (
    <Stack gap={3}>
      <dl className={facts}>
        {pityAt !== null && (
          <>
            <dt>
              <FormattedMessage id="treasure.pity.left" />
            </dt>
            <dd className={value}>
              <FormattedMessage
                id="treasure.pity.draws"
                values={{ left: Math.max(1, pityAt - viewerSinceTop) }}
              />
            </dd>
          </>
        )}
        {pointPrice != null && (
          <>
            <dt>
              <FormattedMessage id="treasure.points" />
            </dt>
            <dd className={value}>
              <FormattedMessage
                id="treasure.points.of"
                values={{ points: viewerPoints, price: pointPrice }}
              />
            </dd>
          </>
        )}
      </dl>
      {pityAt !== null && (
        <meter
          className={meter}
          min={0}
          max={pityAt}
          value={viewerSinceTop}
          aria-label={intl.formatMessage({ id: 'treasure.pity.left' })}
        />
      )}
      {pointPrice != null && (
        <ButtonLink
          href={paths.redeem({ treasure_machine_id: id })}
          tone={viewerPoints >= pointPrice ? 'accent' : 'neutral'}
          emphasis="outline"
        >
          <FormattedMessage id="treasure.points.redeem" />
        </ButtonLink>
      )}
    </Stack>
  )
}
