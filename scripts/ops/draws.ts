import { timeOf } from '#rules/draws/beacon.ts'
import { findAnyDelivery } from '../../gateway/domains/delivery/service.ts'
import { Refusal, type OperatorContext } from '../../gateway/domains/operations/service.ts'
import {
  countEntries,
  findAllDraws,
  findDrawNamed,
  findPlaces,
  findPrizesOf,
  statusOf,
} from '../../gateway/domains/prize-draw/service.ts'
import type { PlaceRow, PrizeDrawRow } from '../../gateway/domains/prize-draw/tables.ts'

/** A job comes each minute: what is later than this waits for somebody. */
const lateMs = 5 * 60_000

/** All prize draws, and which of them wait for somebody. */
export async function showDraws({ db, now }: OperatorContext): Promise<string[]> {
  const draws = await findAllDraws(db)
  if (draws.length === 0) return ['There is no prize draw.']
  return draws.flatMap((draw) => [headOf(draw, now()), ...lateOf(draw, now())])
}

/** A draw, how far it has come, and each winner by their entry: neither who they are nor where they live. */
export async function showDraw({ db, now }: OperatorContext, name: string): Promise<string[]> {
  const draw = await findDrawNamed(db, name)
  if (!draw) throw new Refusal(`There is no draw ${name}. It is named by its id or its own name.`)
  const { id, opensAt, closesAt, terms, termsHash, listRoot, listSize, drawnAt } = draw
  const prizes = new Map((await findPrizesOf(db, [id])).map((prize) => [prize.id, prize]))
  const places = await findPlaces(db, id)
  return [
    headOf(draw, now()),
    ...lateOf(draw, now()),
    `  from ${opensAt.toISOString()} to ${closesAt.toISOString()}, terms ${termsHash}`,
    `  ${terms.beacon.kind} round ${terms.beacon.round} at ${timeOf(terms.beacon).toISOString()}`,
    listRoot === null
      ? `  ${await countEntries(db, { drawId: id })} entries so far`
      : `  ${listSize} entries, list ${listRoot}`,
    ...(drawnAt === null ? [] : [`  drawn at ${drawnAt.toISOString()}`]),
    ...(await Promise.all(
      places.map(async (place) => {
        const prize = prizes.get(place.prizeId)?.name.ja ?? place.prizeId
        return `  place ${place.place}: ${prize}, entry ${place.entryId}, ${await givenOf(db, place)}`
      }),
    )),
  ]
}

const headOf = (draw: PrizeDrawRow, now: Date) =>
  `${draw.name.ja}  ${draw.id}  ${draw.slug}: ${statusOf(draw, now)}`

/** What should have been done by now, and by what. */
function lateOf({ closesAt, listedAt, drawnAt, terms }: PrizeDrawRow, now: Date): string[] {
  const isLate = (due: Date) => now.getTime() - due.getTime() > lateMs
  if (listedAt === null && isLate(closesAt))
    return ['  LATE: its list is not fixed. Does a gateway run that does jobs?']
  if (drawnAt === null && isLate(timeOf(terms.beacon)))
    return ['  LATE: its number has come, and it is not drawn. Is BEACON_URL reached?']
  return []
}

async function givenOf(
  db: OperatorContext['db'],
  { deliveryId, forfeitedAt }: PlaceRow,
): Promise<string> {
  if (forfeitedAt !== null) return `forfeited at ${forfeitedAt.toISOString()}`
  if (deliveryId === null) return 'given'
  const parcel = await findAnyDelivery(db, deliveryId)
  const due = parcel?.addressDueAt?.toISOString()
  return `parcel ${deliveryId}: ${parcel?.state ?? ''}${due === undefined ? '' : `, address by ${due}`}`
}
