import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/prize-draw.ts'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { ScreenPart } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { EntryPage, NoEntry } from '../../components/EntryPage/EntryPage.tsx'
import { EntryResult } from '../../components/EntryResult/EntryResult.tsx'
import { VerifyDrawing } from '../../components/VerifyDrawing/VerifyDrawing.tsx'
import type { EntryScreenQuery } from './__generated__/EntryScreenQuery.graphql.ts'

/** `/prize-draws/entry-histories/:entry_history_id`: an entry, what came of it, and its proof. */
export function Screen(props: ScreenProps<EntryScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<Skeleton width="100%" height={240} radius="card" />}
      renderFrame={(face) => <EntryPage title="prizeDraw.entry.title">{face}</EntryPage>}
    >
      <Entry {...props} />
    </ScreenPart>
  )
}

function Entry({ queryRef }: ScreenProps<EntryScreenQuery>) {
  const { node } = usePreloadedQuery<EntryScreenQuery>(
    graphql`
      query EntryScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on PrizeDrawEntry @alias(as: "entry") {
            id
            draw {
              id
              name
            }
            ...EntryResult_entry
            ...VerifyDrawing_entry
          }
        }
      }
    `,
    queryRef,
  )
  const entry = node?.entry
  if (!entry) return <NoEntry />
  return (
    <EntryPage title="prizeDraw.entry.title">
      <TextLink href={paths.draw({ prize_draw_id: entry.draw.id })}>{entry.draw.name}</TextLink>
      <EntryResult entry={entry} />
      <VerifyDrawing key={entry.id} entry={entry} />
    </EntryPage>
  )
}
