import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { Button } from '#design-system/button/Button.tsx'
import { Sheet } from '#design-system/sheet/Sheet.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { facts, sheet, value } from '../DrawPanel/DrawPanel.css.ts'
import { answerRequest, keepRequest } from '../../lostRequests.ts'
import { WhatWasSpent } from '../DrawPanel/WhatWasSpent.tsx'
import type { DrawTheatre_draw$key } from '../DrawTheatre/__generated__/DrawTheatre_draw.graphql.ts'
import type { RedeemSheet_machine$key } from './__generated__/RedeemSheet_machine.graphql.ts'
import type { RedeemSheetMutation } from './__generated__/RedeemSheetMutation.graphql.ts'

type RedeemSheetProps = {
  machine: RedeemSheet_machine$key
  prizeId: string
  palette?: string
  onClose: () => void
  onRedeemed: (draw: DrawTheatre_draw$key) => void
}

/** The last page before points are spent: what comes, what it takes of them, and what stays. */
export default function RedeemSheet(props: RedeemSheetProps) {
  const { prizeId, palette, onClose, onRedeemed } = props
  const { id, pointPrice, viewerPoints, prizes } = useFragment(
    graphql`
      fragment RedeemSheet_machine on TreasureMachine @throwOnFieldError {
        id
        pointPrice
        viewerPoints
        prizes {
          id
          name
        }
      }
    `,
    props.machine,
  )
  const intl = useIntl()
  const { revalidate } = useRevalidator()
  const { submit, retry, isPending, error } = useSubmission<RedeemSheetMutation>({
    mutation: graphql`
      mutation RedeemSheetMutation($input: RedeemGachaPointsInput!) {
        redeemGachaPoints(input: $input) {
          ... on RedeemGachaPointsSuccess @alias(as: "success") {
            draw {
              ...DrawTheatre_draw
              machine {
                viewerPoints
                ...PrizeGrid_machine
              }
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (_, fresh) => ({
      input: { machineId: id, prizeId, requestId: keepRequest(id, prizeId, fresh) },
    }),
    isRepeatable: true,
    onDone: (success) => {
      answerRequest(id, prizeId, { refusal: undefined, wasLost: false })
      onRedeemed(success.draw)
    },
    onFailed: (failure) => {
      // Whether an earlier try was lost is not known here: a refusal that may say nothing of it leaves it kept.
      if ('__typename' in failure)
        answerRequest(id, prizeId, { refusal: failure.__typename, wasLost: true })
      void revalidate()
    },
  })
  const price = pointPrice ?? 0
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={!isPending}
      title={intl.formatMessage({ id: 'treasure.redeem.confirm.title' })}
      closeLabel={intl.formatMessage({ id: 'treasure.close' })}
    >
      <div className={sheet} data-palette={palette}>
        <Text weight="bold">{prizes.find((prize) => prize.id === prizeId)?.name}</Text>
        <dl className={facts}>
          <dt>
            <FormattedMessage id="treasure.redeem.confirm.spent" />
          </dt>
          <dd className={value}>
            <FormattedMessage id="treasure.redeem.confirm.points" values={{ points: price }} />
          </dd>
          <dt>
            <FormattedMessage id="treasure.redeem.confirm.left" />
          </dt>
          <dd className={value}>
            <FormattedMessage
              id="treasure.redeem.confirm.points"
              values={{ points: Math.max(0, viewerPoints - price) }}
            />
          </dd>
        </dl>
        <Text size="small" tone="muted">
          <FormattedMessage id="treasure.redeem.confirm.final" />
        </Text>
        {error && (
          <>
            <ErrorWords error={error} onRetry={retry} />
            <WhatWasSpent error={error} />
          </>
        )}
        <Button
          size="large"
          isFullWidth
          disabled={viewerPoints < price}
          isBusy={isPending}
          busyLabel={intl.formatMessage({ id: 'treasure.redeem.busy' })}
          onClick={() => submit()}
        >
          <FormattedMessage id="treasure.redeem.confirm.submit" />
        </Button>
      </div>
    </Sheet>
  )
}
