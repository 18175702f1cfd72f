import { FormattedMessage } from 'react-intl'
import { paths } from '#addresses/store.ts'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import type { useEarlySale } from '#features/subscription/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { SaleCountdown } from './SaleCountdown.tsx'
import { early, note, period, words } from './SalePeriod.css.ts'

type EarlySaleProps = {
  sale: NonNullable<ReturnType<typeof useEarlySale>>
  /** When all may buy it. */
  saleFrom: string
}

/** Who may buy before others, and from when: a member is told of themselves, the others of the membership. */
export function EarlySale({ sale, saleFrom }: EarlySaleProps) {
  const { from, isOpen, isForViewer, viewerMay, membership } = sale
  const tokyo = useTokyoTime()
  // What changes next for the viewer.
  const turn = viewerMay && !isForViewer ? from : saleFrom
  const forAll = (
    <FormattedMessage id="store.early.forAll" values={{ instant: tokyo.whole(saleFrom) }} />
  )
  const begins = { instant: tokyo.whole(from), name: membership.name }
  return (
    <div className={early}>
      <div className={period}>
        <Icon name={viewerMay ? 'moon' : 'calendar'} />
        <div className={words}>
          <Text size="small" weight="medium">
            {isForViewer ? (
              <FormattedMessage id="store.early.yours" />
            ) : viewerMay ? (
              <FormattedMessage id="store.early.yoursFrom" values={begins} />
            ) : (
              <FormattedMessage
                id="store.period.from"
                values={{ instant: tokyo.whole(saleFrom) }}
              />
            )}
          </Text>
          {!isForViewer && <SaleCountdown key={turn} until={turn} />}
          {viewerMay && <p className={note}>{forAll}</p>}
          {isForViewer && <SaleCountdown key={turn} until={turn} />}
        </div>
      </div>
      {!viewerMay && (
        <div>
          <Text size="small">
            <FormattedMessage
              id={isOpen ? 'store.early.membersNow' : 'store.early.membersFrom'}
              values={begins}
            />
          </Text>
          <Text size="small">
            <TextLink href={paths.item({ item_id: membership.id })}>
              <FormattedMessage id="store.early.look" values={{ name: membership.name }} />
            </TextLink>
          </Text>
        </div>
      )}
    </div>
  )
}
