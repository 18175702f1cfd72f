import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import { latePart } from '#platform/routing/latePart.ts'
import { PrizeKind } from '../PrizeGrid/PrizeKind.tsx'
import type { DrawTheatre_draw$key } from '../DrawTheatre/__generated__/DrawTheatre_draw.graphql.ts'
import type { RedeemPanel_machine$key } from './__generated__/RedeemPanel_machine.graphql.ts'
import { picture } from './RedeemPanel.css.ts'

const RedeemSheet = latePart(() => import('./RedeemSheet.tsx'))
const DrawTheatre = latePart(() => import('../DrawTheatre/DrawTheatre.tsx'))

/** What points buy, how many there are of them, and how many would be left. */
export function RedeemPanel(props: { machine: RedeemPanel_machine$key }) {
  const machine = useFragment(
    graphql`
      fragment RedeemPanel_machine on TreasureMachine @throwOnFieldError {
        endsAt
        pointPrice
        viewerPoints
        talent {
          palette
        }
        prizes {
          id
          kind
          name
          isFeatured
          viewerCount
          picture {
            ...Image_image
          }
        }
        ...RedeemSheet_machine
      }
    `,
    props.machine,
  )
  const { endsAt, pointPrice, viewerPoints, prizes, talent } = machine
  const intl = useIntl()
  const [chosen, setChosen] = useState<string | null>(null)
  const [draw, setDraw] = useState<DrawTheatre_draw$key | null>(null)
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
      <Stack gap={6} as="ul">
        {prizes
          .filter(({ isFeatured }) => isFeatured)
          .map((prize) => (
            <li key={prize.id} className={picture} data-palette={talent?.palette}>
              <Image image={prize.picture} ratio={0.75} isWhole isDecorative priority />
              <Text weight="bold">{prize.name}</Text>
              <PrizeKind prize={prize} />
              {prize.viewerCount > 0 && (
                <Text size="small" tone="muted">
                  <FormattedMessage id="treasure.owned" values={{ count: prize.viewerCount }} />
                </Text>
              )}
              <Button
                size="large"
                isFullWidth
                disabled={missing > 0}
                onClick={() => setChosen(prize.id)}
              >
                {intl.formatMessage({ id: 'treasure.redeem.submit' }, { price })}
              </Button>
            </li>
          ))}
      </Stack>
      <Suspense>
        {chosen !== null && (
          <RedeemSheet
            machine={machine}
            prizeId={chosen}
            palette={talent?.palette}
            onClose={() => setChosen(null)}
            onRedeemed={(redeemed) => {
              setDraw(redeemed)
              setChosen(null)
            }}
          />
        )}
        {draw && (
          <DrawTheatre draw={draw} palette={talent?.palette} onClosed={() => setDraw(null)} />
        )}
      </Suspense>
    </Stack>
  )
}
