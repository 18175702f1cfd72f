import { FormattedMessage, FormattedNumber } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { readTown } from '#rules/games/harbour/save.ts'
import { bustleOf, isAtHome, rankOf } from '#rules/games/harbour/strength.ts'
import { harbourTables as tables } from '#rules/games/harbour/tables.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { exportTown } from '../../exportTown.ts'
import type { OtherTown } from '../../machines/harbourSaveMachine.ts'
import { Building } from '../Building/Building.tsx'
import { ofPlaces } from '../ofPlaces.ts'
import { useHarbourWords } from '../useHarbourWords.ts'
import {
  building as buildingClass,
  fact,
  facts,
  map,
  place,
  term,
  town as townClass,
  towns,
} from './ChooseTown.css.ts'

type ChooseTownProps = {
  /** The device's town, as a text. */
  text: string
  other: OtherTown
  onChoose: (side: 'here' | 'there') => void
}

/** Two towns that stand against each other, each with when it was played: the fan says which goes on. */
export function ChooseTown({ text, other, onChoose }: ChooseTownProps) {
  const { from } = other
  return (
    <Stack gap={4}>
      <div>
        <Heading level={1} tabIndex={-1}>
          <FormattedMessage id="harbour.choose" values={{ from }} />
        </Heading>
        <Text>
          <FormattedMessage id="harbour.choose.how" values={{ from }} />
        </Text>
      </div>
      <div className={towns}>
        <Side text={text} side="here" from={from} savedAt={null} onChoose={onChoose} />
        <Side
          text={other.text}
          side="there"
          from={from}
          savedAt={other.savedAt}
          onChoose={onChoose}
        />
      </div>
    </Stack>
  )
}

type SideProps = {
  text: string
  side: 'here' | 'there'
  from: OtherTown['from']
  savedAt: string | null
  onChoose: (side: 'here' | 'there') => void
}

function Side({ text, side, from, savedAt, onChoose }: SideProps) {
  const tokyo = useTokyoTime()
  const { rankName } = useHarbourWords()
  const { town } = readTown(text)
  if (!town) return null
  const bustle = bustleOf(town, tables)
  const playedAt = new Date(town.at * 1000).toISOString()
  return (
    <section className={townClass}>
      <Heading level={2}>
        <FormattedMessage id="harbour.side" values={{ side: side === 'here' ? 'here' : from }} />
      </Heading>
      <div className={map} aria-hidden>
        {ofPlaces(town.plots).map(({ at, it }) => (
          <span key={at} className={place}>
            {it && (
              <span className={buildingClass}>
                <Building {...it} isAtHome={isAtHome(town, at, tables)} />
              </span>
            )}
          </span>
        ))}
      </div>
      <dl className={facts}>
        <dt className={term}>
          <FormattedMessage id="harbour.side.played" />
        </dt>
        <dd className={fact}>{tokyo.moment(playedAt)}</dd>
        {savedAt !== null && (
          <>
            <dt className={term}>
              <FormattedMessage id="harbour.side.saved" />
            </dt>
            <dd className={fact}>{tokyo.moment(savedAt)}</dd>
          </>
        )}
        <dt className={term}>
          <FormattedMessage id="harbour.side.rank" />
        </dt>
        <dd className={fact}>{rankName(rankOf(bustle, tables))}</dd>
        <dt className={term}>
          <FormattedMessage id="harbour.bustle" />
        </dt>
        <dd className={fact}>
          <FormattedNumber value={bustle} />
        </dd>
        <dt className={term}>
          <FormattedMessage id="harbour.shells" />
        </dt>
        <dd className={fact}>
          <FormattedNumber value={town.shells} />
        </dd>
      </dl>
      <Button isFullWidth emphasis="soft" onClick={() => onChoose(side)}>
        <FormattedMessage id="harbour.side.choose" values={{ side }} />
      </Button>
      <Button size="small" emphasis="quiet" tone="neutral" onClick={() => exportTown(text)}>
        <FormattedMessage id="harbour.save.export" />
      </Button>
    </section>
  )
}
