import { FormattedMessage } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/prize-draw.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ScreenPart } from '#features/errors/index.ts'
import { Image } from '#features/media/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { EntryPage, NoEntry } from '../../components/EntryPage/EntryPage.tsx'
import type { EntryCompleteScreenQuery } from './__generated__/EntryCompleteScreenQuery.graphql.ts'

/** `/prize-draws/:prize_draw_id/entry_complete?entry=`: the entry is in, and when it is drawn. */
export function Screen(props: ScreenProps<EntryCompleteScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<Skeleton width="100%" height={240} radius="card" />}
      renderFrame={(face) => <EntryPage title="prizeDraw.complete.title">{face}</EntryPage>}
    >
      <Complete {...props} />
    </ScreenPart>
  )
}

function Complete({ queryRef }: ScreenProps<EntryCompleteScreenQuery>) {
  const { node } = usePreloadedQuery<EntryCompleteScreenQuery>(
    graphql`
      query EntryCompleteScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on PrizeDrawEntry @alias(as: "entry") {
            id
            at
            kind
            draw {
              id
              name
              drawsAt
              viewerEntryCount
              picture {
                ...Image_image
              }
            }
          }
        }
      }
    `,
    queryRef,
  )
  const { whole } = useTokyoTime()
  const entry = node?.entry
  if (!entry) return <NoEntry />
  const { id, at, kind, draw } = entry
  const toDraw = paths.draw({ prize_draw_id: draw.id })
  return (
    <EntryPage title="prizeDraw.complete.title">
      <Image image={draw.picture} ratio={2} isDecorative priority />
      <Text weight="bold">{draw.name}</Text>
      <Text tone="muted" tabular>
        <FormattedMessage id={`prizeDraw.entry.${kind}`} values={{ instant: whole(at) }} />
      </Text>
      <Text tabular>
        <FormattedMessage
          id="prizeDraw.complete.body"
          values={{ count: draw.viewerEntryCount, instant: whole(draw.drawsAt) }}
        />
      </Text>
      <Stack gap={3}>
        <ButtonLink href={toDraw} size="large" isFullWidth>
          <FormattedMessage id="prizeDraw.complete.more" />
        </ButtonLink>
        <ButtonLink
          href={paths.entry({ entry_history_id: id })}
          tone="neutral"
          emphasis="outline"
          size="large"
          isFullWidth
        >
          <FormattedMessage id="prizeDraw.complete.entry" />
        </ButtonLink>
      </Stack>
    </EntryPage>
  )
}
