import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as playPaths } from '#addresses/play.ts'
import { paths as drawPaths } from '#addresses/prize-draw.ts'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Figure, ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { MachineCard } from '../../components/MachineCard/MachineCard.tsx'
import { MachineCardSkeleton } from '../../components/MachineCard/MachineCardSkeleton.tsx'
import { list } from '../../components/MachineCard/MachineCard.css.ts'
import type { MachinesScreenQuery } from './__generated__/MachinesScreenQuery.graphql.ts'

/** `/treasure-machine`: all machines, those that can be drawn from first. */
export function Screen(props: ScreenProps<MachinesScreenQuery>) {
  const { formatMessage } = useIntl()
  return (
    <ScreenPage
      title={formatMessage({ id: 'treasure.title' })}
      back={{ href: playPaths.play(), label: formatMessage({ id: 'treasure.toPlay' }) }}
      width="medium"
      skeleton={<MachineCardSkeleton />}
    >
      <Machines {...props} />
    </ScreenPage>
  )
}

function Machines({ queryRef }: ScreenProps<MachinesScreenQuery>) {
  const { tenant } = usePreloadedQuery<MachinesScreenQuery>(
    graphql`
      query MachinesScreenQuery @throwOnFieldError {
        tenant {
          community {
            treasureMachines {
              id
              ...MachineCard_machine
            }
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const { treasureMachines } = tenant.community
  if (treasureMachines.length === 0)
    return (
      <EmptyState
        figure={<Figure name="closed" />}
        title={intl.formatMessage({ id: 'treasure.empty.title' })}
        body={<FormattedMessage id="treasure.empty.body" />}
      />
    )
  return (
    <Stack gap={6}>
      <ul className={list}>
        {treasureMachines.map((machine, index) => (
          <MachineCard key={machine.id} machine={machine} priority={index === 0} />
        ))}
      </ul>
      <TextLink href={drawPaths.draws()}>
        <FormattedMessage id="treasure.toPrizeDraws" />
      </TextLink>
    </Stack>
  )
}
