import { useIntl } from 'react-intl'
import type { SnapshotFrom } from 'xstate'
import type { Cell } from '#rules/games/greenhouse/greenhouse.ts'
import { greenhouseTables as tables } from '#rules/games/greenhouse/tables.ts'
import type { greenhouseMachine } from '../../machines/greenhouseMachine.ts'
import { lessons } from '../../machines/lessons.ts'
import { plants } from '../Plant/shapes.ts'
import { usePlantName } from '../Plant/usePlantName.ts'

/** What just happened, for those who don't see the board; nothing on the title. */
export function useTold({ value, context }: SnapshotFrom<typeof greenhouseMachine>): string {
  const intl = useIntl()
  const nameOf = usePlantName()
  const { house, dealt, inputs, lesson } = context
  const place = (at: number) => ({
    row: Math.floor(at / tables.size) + 1,
    column: (at % tables.size) + 1,
  })
  const grown = (level: Cell) => nameOf(level === 0 ? plants.length + 1 : level)
  const points = intl.formatNumber(house.score)
  const last = inputs.at(-1)
  const gained = house.merges.reduce((sum, merge) => sum + merge.points, 0)
  const turn = [
    last &&
      intl.formatMessage(
        { id: 'greenhouse.told.planted' },
        { ...place(last.cell), plant: nameOf(dealt.plants[house.turn - 1]!) },
      ),
    house.merges.length > 0 &&
      intl.formatMessage(
        { id: 'greenhouse.merged' },
        { plant: grown(house.merges.at(-1)!.level), chain: house.merges.length, gained },
      ),
    house.weedAt !== null &&
      intl.formatMessage({ id: 'greenhouse.told.weed' }, place(house.weedAt)),
  ]
  const said = {
    title: [],
    trying: [intl.formatMessage({ id: `greenhouse.lesson.${lessons[lesson]!.name}` })],
    learned: [
      intl.formatMessage(
        { id: `greenhouse.lesson.${lessons[lesson]!.name}.done` },
        { points: house.score },
      ),
    ],
    playing: [
      ...turn,
      intl.formatMessage(
        { id: 'greenhouse.told.now' },
        { plant: nameOf(dealt.plants[house.turn] ?? 0), left: tables.turns - house.turn, points },
      ),
    ],
    over: [
      ...turn,
      intl.formatMessage(
        { id: 'greenhouse.over' },
        { best: house.best, plant: nameOf(house.best) },
      ),
      intl.formatMessage({ id: 'greenhouse.points' }, { points }),
    ],
  }[value]
  return said.filter(Boolean).join(' ')
}
