import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { findTables } from './tables.testing.ts'

/**
 * What keeps two requests at one instant from making two rows where one was meant, by the table: for those whose rows
 * are told apart by an id alone, which the database can't refuse.
 */
const keptFromDoubling = new Map([
  ['banner', 'its id is the content’s, which writes it over'],
  ['bannerSection', 'its id is the content’s, which writes it over'],
  ['contactChange', 'the code that makes it serves once, in the same transaction'],
  ['deliveryAddress', 'queueUp, since they are counted; the same address twice is the fan’s'],
  ['faqEntry', 'its id is the content’s, which writes it over'],
  ['happening', 'what was noticed, one each time'],
  ['usedToken', 'its id is the token’s own'],
  ['inboxMessage', 'a mail of the demo’s, one each time it is sent'],
  ['information', 'its id is the content’s, which writes it over'],
  ['inquiryAnswer', 'an operator’s, who may answer again'],
  ['messagePicture', 'its id is chosen by the fan’s device, which sends it again'],
  ['postPicture', 'its id is chosen by the fan’s device, which sends it again'],
  ['providerEvent', 'its id is the provider’s own'],
  ['receivedInformation', 'written by what happens once, in the same transaction'],
  ['shareCard', 'queueUp, and what shows the same is found'],
  ['talent', 'its id is the content’s, which writes it over'],
  ['tenant', 'its id is the operator’s, by which it is opened'],
  ['treasurePrize', 'its id is the content’s, which writes it over'],
  ['upload', 'queueUp, since they are counted; each is a file of its own'],
  ['uploadAttempt', 'one each time, which is what is counted'],
  ['verificationCode', 'lockKeys, since they are counted; those before it die'],
  ['votingCandidate', 'its id is the content’s, which writes it over'],
])

it('has no table where the same could be found missing twice and written twice', async () => {
  const byIdAlone = (await findTables()).filter(({ table }) => !isUniqueByWhatItIs(table))
  expect(byIdAlone.map(({ name }) => name).toSorted()).toEqual(
    [...keptFromDoubling.keys()].toSorted(),
  )
})

/** Whether the database refuses a second row about the same: by a key of more than an id that was made for it. */
function isUniqueByWhatItIs(table: PgTable): boolean {
  const { columns, indexes, primaryKeys, uniqueConstraints } = getTableConfig(table)
  const keys = [
    columns.filter(({ primary }) => primary).map(({ name }) => name),
    ...columns.filter(({ isUnique }) => isUnique).map(({ name }) => [name]),
    ...[...primaryKeys, ...uniqueConstraints].map((key) => key.columns.map(({ name }) => name)),
    ...indexes
      .filter(({ config }) => config.unique)
      .map(({ config }) => config.columns.map((column) => ('name' in column ? column.name : 'by'))),
  ]
  return keys
    .filter((key) => !key.includes('id'))
    .some((key) => key.some((name) => name !== 'tenant_id'))
}
