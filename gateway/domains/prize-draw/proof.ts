import type { DrawingEvidence } from '#rules/draws/verifyDrawing.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import { findList, findPlaces } from './store.ts'
import type { PrizeDrawRow } from './tables.ts'

/** All that proves a draw to everyone, as it is by now: of each entry its id and its fan's pseudonym. */
export async function evidenceOfDraw(db: Queryable, draw: PrizeDrawRow): Promise<DrawingEvidence> {
  const { id, terms, termsHash, listRoot, listedAt, beaconSignature } = draw
  const entries = (await findList(db, id)).map(({ entry, entrant }) => ({ entry, entrant }))
  const places = await findPlaces(db, id)
  return {
    kind: 'DRAWING',
    terms,
    termsHash,
    signature: beaconSignature,
    own: null,
    list:
      listRoot === null || listedAt === null
        ? null
        : { root: listRoot, at: listedAt.toISOString(), entries },
    places: places.map(({ position, prizeId, forfeitedAt }) => ({
      position,
      prize: prizeId,
      isForfeited: forfeitedAt !== null,
    })),
  }
}
