import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { Image } from '#features/media/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { DrawTheatre_draw$key } from '../DrawTheatre/__generated__/DrawTheatre_draw.graphql.ts'
import type { RedeemPanel_machine$key } from './__generated__/RedeemPanel_machine.graphql.ts'
import type { RedeemPanelMutation } from './__generated__/RedeemPanelMutation.graphql.ts'
import { picture } from './RedeemPanel.css.ts'

const DrawTheatre = lazy(() => import('../DrawTheatre/DrawTheatre.tsx'))

/** What points buy, how many there are of them, and how many would be left. */
export function RedeemPanel(props: { machine: RedeemPanel_machine$key }) {
  const { id, endsAt, pointPrice, viewerPoints, prizes, talent } = useFragment(
    graphql`
      fragment RedeemPanel_machine on TreasureMachine @throwOnFieldError {
        id
        endsAt
        pointPrice
        viewerPoints
        talent {
          palette
        }
        prizes {
          id
          name
          isFeatured
          viewerCount
          picture {
            ...Image_image
          }
        }
      }
    `,
    props.machine,
  )
  const intl = useIntl()
  const { revalidate } = useRevalidator()
  const [draw, setDraw] = useState<DrawTheatre_draw$key | null>(null)
  const { submit, retry, isPending, error } = useSubmission<RedeemPanelMutation, string>({
    mutation: graphql`
      mutation RedeemPanelMutation($input: RedeemGachaPointsInput!) {
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
    variables: (prizeId, requestId) => ({ input: { machineId: id, prizeId, requestId } }),
    isRepeatable: true,
    onDone: (success) => setDraw(success.draw),
    onFailed: () => void revalidate(),
  })
  const price = pointPrice ?? 0
  const missing = Math.max(0, price - viewerPoints)
  return (
    <Stack gap={6}>
      <Text tabular>
        <FormattedMessage
          id={missing > 0 ? 'treasure.redeem.missing' : 'treasure.redeem.enough'}
          values={{ points: viewerPoints, price, missing, left: viewerPoints - price }}
        />
      </Text>
      {endsAt != null && (
        <Text size="small" tone="muted">
          <FormattedMessage id="treasure.redeem.after" />
        </Text>
      )}
      {error && <ErrorWords error={error} onRetry={retry} />}
      <Stack gap={6} as="ul">
        {prizes
          .filter(({ isFeatured }) => isFeatured)
          .map((prize) => (
            <li key={prize.id} className={picture} data-palette={talent?.palette}>
              <Image image={prize.picture} ratio={0.75} isDecorative priority />
              <Text weight="bold">{prize.name}</Text>
              {prize.viewerCount > 0 && (
                <Text size="small" tone="muted">
                  <FormattedMessage id="treasure.owned" values={{ count: prize.viewerCount }} />
                </Text>
              )}
              <Button
                size="large"
                isFullWidth
                disabled={missing > 0}
                isBusy={isPending}
                busyLabel={intl.formatMessage({ id: 'treasure.redeem.busy' })}
                onClick={() => submit(prize.id)}
              >
                {intl.formatMessage({ id: 'treasure.redeem.submit' }, { price })}
              </Button>
            </li>
          ))}
      </Stack>
      <Suspense>
        {draw && (
          <DrawTheatre draw={draw} palette={talent?.palette} onClosed={() => setDraw(null)} />
        )}
      </Suspense>
    </Stack>
  )
}
