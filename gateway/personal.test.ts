import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { personal } from './personal.generated.ts'
import type { Judged } from './platform/personal/judging.ts'
import { findTables } from './tables.testing.ts'

const tables = await findTables()
const columnsOf = (table: PgTable) =>
  Object.keys(getTableColumns(table)).filter((key) => key !== 'tenantId')
const judgedColumns = (judged: Judged) =>
  judged.fate === 'nobodys' ? [] : [...judged.told, ...judged.untold]

/** Names of columns that say who. */
const saysWho =
  /^((fan|user|author|owner|reporter|actor|partner|requester|referrer|recipient)(_id)?|e?mail|phone_number|birth_date|address_id|destination|contact)$/

describe('what is personal', () => {
  it('is judged for every table and every column, once', () => {
    const problems = tables.flatMap(({ folder, name, table }) => {
      const verdicts = personal.filter((each) => each.table === table)
      const file = `${folder}/personal.ts`
      if (verdicts.length === 0)
        return [
          `${file} does not judge the table "${name}". Add it to \`personal\`: ` +
            `...nobodys(why, ${name}) where no row is a fan's; gone(${name}, { of: <the column with the fan's id>, told: [...], untold: [...] }) ` +
            `where its rows go with the fan; kept(${name}, { why, of, told, untold, becomes }) where they stay.`,
        ]
      if (verdicts.length > 1) return [`${file} judges "${name}" ${verdicts.length} times`]
      const [judged] = verdicts as [Judged]
      if (judged.fate === 'nobodys') return []
      const known = judgedColumns(judged)
      return [
        ...columnsOf(table)
          .filter((column) => !known.includes(column))
          .map(
            (column) =>
              `${file} does not judge "${name}.${column}". Add it to \`told\` of ${name} where its fan may read it in their export, ` +
              `to \`untold\` where it is a key, a hash or the machinery's` +
              (judged.fate === 'kept'
                ? '; and to `becomes` where it says anything of a person, since these rows stay.'
                : '.'),
          ),
        ...known
          .filter((column, at) => known.indexOf(column) !== at)
          .map((column) => `${file} judges "${name}.${column}" twice`),
      ]
    })
    expect(problems).toEqual([])
  })

  it('stands in no table that is called nobody’s', () => {
    const problems = personal.flatMap(({ fate, table }) => {
      if (fate !== 'nobodys') return []
      const { name, columns, foreignKeys } = getTableConfig(table)
      const named = columns.filter((column) => saysWho.test(column.name))
      const refers = foreignKeys.some(
        ({ reference }) => getTableConfig(reference().foreignTable).name === 'app_user',
      )
      return [
        ...named.map((column) => `${name}.${column.name} says who: judge it by gone() or kept()`),
        ...(refers ? [`${name} refers to app_user: judge it by gone() or kept()`] : []),
      ]
    })
    expect(problems).toEqual([])
  })

  it('is deleted from under nothing that stays', () => {
    const isGoing = (table: PgTable) =>
      personal.some((each) => each.table === table && each.fate === 'gone')
    const problems = personal.flatMap(({ fate, table }) =>
      fate === 'gone'
        ? []
        : getTableConfig(table).foreignKeys.flatMap(({ reference }) => {
            const { foreignTable } = reference()
            return isGoing(foreignTable)
              ? [
                  `${getTableConfig(table).name} stays, and refers to ${getTableConfig(foreignTable).name}, which goes`,
                ]
              : []
          }),
    )
    expect(problems).toEqual([])
  })
})
