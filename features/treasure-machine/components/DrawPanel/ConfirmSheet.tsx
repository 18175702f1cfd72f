import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as storePaths } from '#addresses/store.ts'
import { Button } from '#design-system/button/Button.tsx'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Sheet } from '#design-system/sheet/Sheet.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import type { DrawTheatre_draw$key } from '../DrawTheatre/__generated__/DrawTheatre_draw.graphql.ts'
import { lostRequest } from '../../lostRequests.ts'
import { facts, sheet as body, value } from './DrawPanel.css.ts'
import { useDraw } from './useDraw.ts'
import { useDrawWays } from './useDrawWays.ts'
import { WhatWasSpent } from './WhatWasSpent.tsx'
import type { ConfirmSheet_machine$key } from './__generated__/ConfirmSheet_machine.graphql.ts'

type ConfirmSheetProps = {
  machine: ConfirmSheet_machine$key
  kind: string
  palette?: string
  onClose: () => void
  /** Another way to draw, since this one can't be had. */
  onChoose: (kind: string) => void
  onDrawn: (draw: DrawTheatre_draw$key) => void
}

/** The last page before a draw: what it takes of the fan's coins, and by which odds it is. */
export default function ConfirmSheet({
  kind,
  palette,
  onClose,
  onChoose,
  onDrawn,
  ...props
}: ConfirmSheetProps) {
  const machine = useFragment(
    graphql`
      fragment ConfirmSheet_machine on TreasureMachine @throwOnFieldError {
        id
        name
        item {
          id
        }
        odds {
          version
        }
        viewerOffers {
          kind
          count
          coins
          tickets
          free
          paid
          missing
        }
        ...useDraw_machine
      }
    `,
    props.machine,
  )
  const intl = useIntl()
  const { draw, retry, isPending, error } = useDraw(machine, onDrawn)
  const ways = useDrawWays({ kind, onClose, onChoose })
  const offer = machine.viewerOffers.find((each) => each.kind === kind)
  if (!offer) return null
  const { count, coins, tickets, free, paid, missing } = offer
  const isShort = missing > 0 && tickets === 0
  const isFree = coins === 0 && tickets === 0
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={!isPending}
      title={intl.formatMessage({ id: 'treasure.confirm.title' }, { count })}
      closeLabel={intl.formatMessage({ id: 'treasure.close' })}
    >
      <div className={body} data-palette={palette}>
        <Text>{machine.name}</Text>
        <dl className={facts}>
          <dt>
            <FormattedMessage id="treasure.confirm.price" />
          </dt>
          <dd className={value}>
            <FormattedMessage
              id={
                isFree
                  ? 'treasure.confirm.free'
                  : tickets === 0
                    ? 'treasure.confirm.coins'
                    : machine.item
                      ? 'treasure.confirm.lot'
                      : 'treasure.confirm.ticket'
              }
              values={{ coins, tickets }}
            />
          </dd>
          {tickets === 0 && missing === 0 && !isFree && (
            <>
              <dt>
                <FormattedMessage id="treasure.confirm.split" />
              </dt>
              <dd className={value}>
                <FormattedMessage id="treasure.confirm.splitOf" values={{ free, paid }} />
              </dd>
            </>
          )}
        </dl>
        <Text size="small" tone="muted">
          {machine.odds ? (
            <FormattedMessage
              id="treasure.confirm.odds"
              values={{ version: machine.odds.version }}
            />
          ) : (
            <FormattedMessage id="treasure.confirm.box" />
          )}
        </Text>
        {error && (
          <>
            <ErrorWords error={error} onRetry={retry} ways={isShort ? undefined : ways} />
            <WhatWasSpent error={error} isLost={lostRequest(machine.id, kind) !== null} />
          </>
        )}
        {isShort ? (
          <>
            <Text weight="bold">
              <FormattedMessage id="treasure.confirm.missing" values={{ missing }} />
            </Text>
            <ButtonLink href={storePaths.store()} icon="coin" isFullWidth>
              <FormattedMessage id="treasure.confirm.buy" />
            </ButtonLink>
          </>
        ) : (
          <Button
            size="large"
            isFullWidth
            isBusy={isPending}
            busyLabel={intl.formatMessage({ id: 'treasure.confirm.busy' })}
            onClick={() =>
              draw({ offer: offer.kind, freeCoins: tickets > 0 || isFree ? null : free })
            }
          >
            {intl.formatMessage({ id: 'treasure.confirm.draw' }, { count })}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
