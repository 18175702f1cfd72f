import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Section, ScreenPart } from '#features/errors/index.ts'
import { TodayTiles } from '#features/home/index.ts'
import { Page } from '#design-system/page/Page.tsx'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { ChancesPart } from './ChancesPart.tsx'
import { MachinesPart } from './MachinesPart.tsx'
import { GamesPart } from './GamesPart.tsx'
import { PlayCardsSkeleton } from '../../components/PlayCard/PlayCardsSkeleton.tsx'
import type { PlayHubScreenQuery } from './__generated__/PlayHubScreenQuery.graphql.ts'

/** `/play`: all that can be played, drawn, entered and voted on, each part by itself. */
export function Screen(props: ScreenProps<PlayHubScreenQuery>) {
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: 'play.title' })
  return (
    <Page title={title} width="medium">
      <PageHead title={title} description={formatMessage({ id: 'play.description' })} />
      <ScreenPart skeleton={<PlayCardsSkeleton />} renderFrame={(face) => face}>
        <Parts {...props} />
      </ScreenPart>
    </Page>
  )
}

function Parts({ queryRef }: ScreenProps<PlayHubScreenQuery>) {
  const { tenant } = usePreloadedQuery<PlayHubScreenQuery>(
    graphql`
      query PlayHubScreenQuery @throwOnFieldError {
        tenant {
          community {
            viewerMembership {
              id
            }
            ...TodayTiles_community
            ...GamesPart_community
            ...MachinesPart_community
            ...ChancesPart_community
          }
        }
      }
    `,
    queryRef,
  )
  const { community } = tenant
  return (
    <Stack gap={8}>
      {community.viewerMembership && (
        <Part name="today">
          <TodayTiles community={community} />
        </Part>
      )}
      <Part name="games">
        <GamesPart community={community} />
      </Part>
      <Part name="machines">
        <MachinesPart community={community} />
      </Part>
      <Part name="chances">
        <ChancesPart community={community} />
      </Part>
    </Stack>
  )
}

type PartProps = { name: 'today' | 'games' | 'machines' | 'chances'; children: ReactNode }

function Part({ name, children }: PartProps) {
  return (
    <Section
      heading={
        <Heading level={2} size="medium">
          <FormattedMessage id={`play.${name}`} />
        </Heading>
      }
      skeleton={<PlayCardsSkeleton />}
    >
      {children}
    </Section>
  )
}
