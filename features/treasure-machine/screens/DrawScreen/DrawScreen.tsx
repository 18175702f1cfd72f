import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/treasure-machine.ts'
import { Text } from '#design-system/text/Text.tsx'
import { Missing, PageFrame, ScreenPart } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { DrawListSkeleton } from '../../components/DrawList/DrawListSkeleton.tsx'
import { DrawnGoods } from '../../components/DrawList/DrawnGoods.tsx'
import { KeptDraw } from '../../components/VerifyDraw/KeptDraw.tsx'
import { VerifyDraw } from '../../components/VerifyDraw/VerifyDraw.tsx'
import { useKeptReceipt } from '../../receipts.ts'
import type { DrawScreenQuery } from './__generated__/DrawScreenQuery.graphql.ts'

/** `/treasure-machine/draws/:treasure_draw_id`: a draw, checked step by step. */
export function Screen(props: ScreenProps<DrawScreenQuery>) {
  return (
    <ScreenPart skeleton={<DrawListSkeleton />} renderFrame={(face) => <DrawPage>{face}</DrawPage>}>
      <Draw {...props} />
    </ScreenPart>
  )
}

function Draw({ queryRef }: ScreenProps<DrawScreenQuery>) {
  const { node } = usePreloadedQuery<DrawScreenQuery>(
    graphql`
      query DrawScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on TreasureDraw @alias(as: "draw") {
            at
            machine {
              id
              name
            }
            ...DrawnGoods_draw
            ...VerifyDraw_draw
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const { whole } = useTokyoTime()
  const draw = node?.draw
  const { id } = queryRef.variables
  const kept = useKeptReceipt(id)
  if (!draw && kept)
    return (
      <DrawPage>
        <KeptDraw id={id} kept={kept} />
      </DrawPage>
    )
  if (!draw)
    return (
      <Missing
        title={intl.formatMessage({ id: 'treasure.verify.missing.title' })}
        body={intl.formatMessage({ id: 'treasure.verify.missing.body' })}
        nextAction={{ href: paths.machines(), label: intl.formatMessage({ id: 'treasure.back' }) }}
      />
    )
  return (
    <DrawPage machineId={draw.machine.id}>
      <Text tone="muted" tabular>
        {draw.machine.name}　{whole(draw.at)}
      </Text>
      <DrawnGoods draw={draw} />
      <Text>
        <FormattedMessage id="treasure.verify.lead" />
      </Text>
      <VerifyDraw draw={draw} />
    </DrawPage>
  )
}

type DrawPageProps = { machineId?: string; children: ReactNode }

function DrawPage({ machineId, children }: DrawPageProps) {
  const intl = useIntl()
  return (
    <PageFrame
      title={intl.formatMessage({ id: 'treasure.verify.title' })}
      back={
        machineId === undefined
          ? { href: paths.machines(), label: intl.formatMessage({ id: 'treasure.back' }) }
          : {
              href: paths.draws({ treasure_machine_id: machineId }),
              label: intl.formatMessage({ id: 'treasure.draws.title' }),
            }
      }
      robots="noindex"
    >
      {children}
    </PageFrame>
  )
}
