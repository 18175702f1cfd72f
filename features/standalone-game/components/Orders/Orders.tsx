import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { mayMove, payOf, secondsOf } from '#rules/games/harbour/harbour.ts'
import { harbourTables as tables } from '#rules/games/harbour/tables.ts'
import type { Town } from '#rules/games/harbour/town.ts'
import { Building } from '../Building/Building.tsx'
import { Shell } from '../Shell.tsx'
import { ofPlaces } from '../ofPlaces.ts'
import { useHarbourWords } from '../useHarbourWords.ts'
import { list, name, pay, picture, row, terms } from './Orders.css.ts'

type OrdersProps = {
  town: Town
  onSend: (order: number) => void
}

/** What is asked for: how long each takes and what it pays, so that one can choose by when one will be back. */
export function Orders({ town, onSend }: OrdersProps) {
  const intl = useIntl()
  const { span } = useHarbourWords()
  return (
    <Stack as="section" gap={1}>
      <Heading level={2}>
        <FormattedMessage id="harbour.orders" />
      </Heading>
      <ul className={list}>
        {ofPlaces(town.orders).map(({ at, it: order }) => {
          const words = intl.formatMessage({ id: 'harbour.order' }, { kind: order.kind })
          return (
            <li key={at} className={row}>
              <span className={picture}>
                <Building kind={order.kind} />
              </span>
              <span>
                <span className={name}>{words}</span>
                <span className={terms}>
                  <span>
                    <FormattedMessage
                      id="harbour.order.time"
                      values={{ time: span(secondsOf(town, order, tables)) }}
                    />
                  </span>
                  <span className={pay}>
                    <Shell />{' '}
                    <FormattedMessage
                      id="harbour.order.pay"
                      values={{
                        pay: payOf(town, order, tables),
                        isFeast: String(town.feast === order.kind),
                      }}
                    />
                  </span>
                </span>
              </span>
              <Button
                size="small"
                emphasis="soft"
                disabled={!mayMove(town, { type: 'send', order: at }, tables)}
                onClick={() => onSend(at)}
              >
                <FormattedMessage id="harbour.send" />
                <VisuallyHidden>{` ${words}`}</VisuallyHidden>
              </Button>
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}
