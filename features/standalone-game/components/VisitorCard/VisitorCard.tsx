import { FormattedMessage } from 'react-intl'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { harbourTables as tables } from '#rules/games/harbour/tables.ts'
import type { Town } from '#rules/games/harbour/town.ts'
import { visitorOf, type Gift } from '#rules/games/harbour/visitors.ts'
import { useHarbourWords } from '../useHarbourWords.ts'
import { faces } from './faces.ts'
import { card, face, gift as giftClass, gifts, lasts, said, what } from './VisitorCard.css.ts'

type VisitorCardProps = {
  town: Town
  onTake: (gift: 0 | 1) => void
}

/** Who has come, and the two things of which they leave one: the choice of a visit. */
export function VisitorCard({ town, onTake }: VisitorCardProps) {
  const { kindName } = useHarbourWords()
  const visitor = visitorOf(town, tables)
  const valuesOf = (gift: Gift) => ({
    gift: gift.type,
    kind: 'kind' in gift ? kindName(gift.kind) : '',
    amount: 'amount' in gift ? gift.amount : 0,
  })
  return (
    <section className={card}>
      <div className={said}>
        <svg className={face} viewBox="0 0 64 64" aria-hidden focusable="false">
          {faces[visitor.name].map(({ d, fill }) => (
            <path key={d} d={d} fill={fill} />
          ))}
        </svg>
        <div>
          <Heading level={2}>
            <FormattedMessage id="harbour.visitor" values={{ visitor: visitor.name }} />
          </Heading>
          <Text size="small">
            <FormattedMessage id="harbour.visitor.says" values={{ visitor: visitor.name }} />
          </Text>
        </div>
      </div>
      <div className={gifts}>
        {([0, 1] as const).map((at) => {
          const values = valuesOf(visitor.gifts[at])
          return (
            <button key={at} type="button" className={giftClass} onClick={() => onTake(at)}>
              <span className={what}>
                <FormattedMessage id="harbour.gift" values={values} />
              </span>
              <span className={lasts}>
                <FormattedMessage id="harbour.gift.lasts" values={values} />
              </span>
            </button>
          )
        })}
      </div>
    </section>
  )
}
