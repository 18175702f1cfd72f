import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as storePaths } from '#addresses/store.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Countdown } from '#features/voting-event/index.ts'
import { DrawWin } from '../EntryResult/DrawWin.tsx'
import { EntryButtons } from './EntryButtons.tsx'
import type { EntryPanel_draw$key } from './__generated__/EntryPanel_draw.graphql.ts'
import { panel } from './EntryPanel.css.ts'

/** How one enters a draw now, how often the fan has, and what came of it. */
export function EntryPanel(props: { draw: EntryPanel_draw$key }) {
  const draw = useFragment(
    graphql`
      fragment EntryPanel_draw on PrizeDraw @throwOnFieldError {
        state
        opensAt
        closesAt
        drawsAt
        maintenanceUntil
        entryCount
        viewerEntryCount
        item {
          id
          name
        }
        viewerWin {
          ...DrawWin_win
        }
        ...EntryButtons_draw
      }
    `,
    props.draw,
  )
  const { state, opensAt, closesAt, drawsAt, maintenanceUntil, item, viewerWin } = draw
  const until = {
    UPCOMING: opensAt,
    OPEN: closesAt,
    MAINTENANCE: maintenanceUntil ?? closesAt,
    CLOSED: drawsAt,
    DRAWN: null,
  }[state]
  return (
    <section className={panel}>
      {state !== 'DRAWN' && until != null && (
        <Countdown until={until}>
          <FormattedMessage id={`prizeDraw.until.${state}`} />
        </Countdown>
      )}
      {state === 'MAINTENANCE' && (
        <Text size="small">
          <FormattedMessage id="prizeDraw.maintenance" />
        </Text>
      )}
      {state === 'OPEN' &&
        (item ? (
          <ButtonLink href={storePaths.item({ item_id: item.id })} size="large" isFullWidth>
            <FormattedMessage id="prizeDraw.buy" values={{ item: item.name }} />
          </ButtonLink>
        ) : (
          <EntryButtons draw={draw} />
        ))}
      {viewerWin && <DrawWin win={viewerWin} />}
      {state === 'DRAWN' && !viewerWin && draw.viewerEntryCount > 0 && (
        <Text weight="bold">
          <FormattedMessage id="prizeDraw.outcome.LOST.body" />
        </Text>
      )}
      <Text size="small" tone="muted" tabular>
        <FormattedMessage
          id="prizeDraw.counts"
          values={{ own: draw.viewerEntryCount, all: draw.entryCount }}
        />
      </Text>
    </section>
  )
}
