import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/buzz-casual-game.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { Page } from '#design-system/page/Page.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Missing, ScreenPart } from '#features/errors/index.ts'
import { useCopy } from '#features/sharing/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import { useOrigin } from '#platform/routing/origin.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { PlayCard } from '../../components/PlayCard/PlayCard.tsx'
import type { PlayScreenQuery } from './__generated__/PlayScreenQuery.graphql.ts'

/** `/buzz-casual-game/:day/:play_id`: how a fan's play of the day went, to be shown to others. */
export function Screen(props: ScreenProps<PlayScreenQuery>) {
  const title = useIntl().formatMessage({ id: 'greenhouse.card.title' })
  return (
    <ScreenPart
      skeleton={<Skeleton width="100%" height={160} radius="card" />}
      renderFrame={(face) => <Page title={title}>{face}</Page>}
    >
      <Play {...props} />
    </ScreenPart>
  )
}

function Play({ queryRef }: ScreenProps<PlayScreenQuery>) {
  const { node } = usePreloadedQuery<PlayScreenQuery>(
    graphql`
      query PlayScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on BuzzCasualGamePlay @alias(as: "play") {
            id
            day
            endedAt
            isViewers
            ...PlayCard_play
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const copyText = useCopy()
  const origin = useOrigin()
  const play = node?.play
  if (play?.endedAt == null)
    return (
      <Missing
        title={intl.formatMessage({ id: 'greenhouse.card.missing.title' })}
        body={intl.formatMessage({ id: 'greenhouse.card.missing.body' })}
        nextAction={{
          href: paths.today(),
          label: intl.formatMessage({ id: 'greenhouse.toToday' }),
        }}
      />
    )
  const { id, day, isViewers } = play
  const copy = () =>
    void copyText(new URL(paths.play({ day, play_id: id }), origin).href, {
      copied: intl.formatMessage({ id: 'greenhouse.card.copied' }),
      failed: intl.formatMessage({ id: 'greenhouse.card.notCopied' }),
    })
  return (
    <Page title={intl.formatMessage({ id: 'greenhouse.card.title' })}>
      <PageHead title={intl.formatMessage({ id: 'greenhouse.card.title' })} robots="noindex" />
      <Stack gap={4}>
        <PlayCard play={play} />
        {isViewers && (
          <Button icon="copy" onClick={copy}>
            <FormattedMessage id="greenhouse.card.copy" />
          </Button>
        )}
        <ButtonLink href={paths.today()} emphasis={isViewers ? 'soft' : 'solid'}>
          <FormattedMessage id="greenhouse.toToday" />
        </ButtonLink>
        <ButtonLink href={paths.ranking({ day })} emphasis="outline" tone="neutral">
          <FormattedMessage id="greenhouse.toRanking" />
        </ButtonLink>
      </Stack>
    </Page>
  )
}
