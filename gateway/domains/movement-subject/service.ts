import DataLoader from 'dataloader'
import type { Queryable } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { prefixOf } from '../../platform/ids.ts'
import { loadPage } from '../campaign-code/service.ts'
import { purchaseIdOf } from '../checkout/tables.ts'
import { mayEnter } from '../community/service.ts'
import { findReceived } from '../information/service.ts'
import type { CoinMovementRow } from '../ledger/tables.ts'
import { loadPrizeDraw } from '../prize-draw/service.ts'
import { loadOwnPurchase } from '../purchase/service.ts'
import { loadQuestionnaire } from '../questionnaire/service.ts'
import { loadSeason } from '../supporter-rank/service.ts'
import { loadMachine } from '../treasure-machine/service.ts'
import type { ResolversTypes } from '../types.generated.ts'
import { loadEvent } from '../voting-event/service.ts'
import {
  findCheckouts,
  findMachinesDrawn,
  findMissions,
  findSeasonsOfRewards,
  findSeasonsOfSteps,
  findShared,
  findStores,
} from './store.ts'

type Subject = Awaited<ResolversTypes['MovementSubject']>
type Named<Name extends Subject['__typename']> = Extract<Subject, { __typename: Name }>
type Asked = { fanId: string; ids: readonly string[] }
/** What each of these references names, where the viewer may know of it. */
type Finder = (
  context: GatewayContext,
  asked: Asked,
) => Promise<readonly (readonly [reference: string, subject: Subject | null])[]>

const asA = <Name extends Subject['__typename']>(
  __typename: Name,
  row: Omit<Named<Name>, '__typename'> | null,
) => (row === null ? null : ({ ...row, __typename } as Named<Name>))

/** What has an address by its id. */
const known =
  <Name extends Subject['__typename']>(
    name: Name,
    load: (context: GatewayContext, id: string) => Promise<Omit<Named<Name>, '__typename'> | null>,
  ): Finder =>
  (context, { ids }) =>
    Promise.all(ids.map(async (id) => [id, asA(name, await load(context, id))] as const))

/** What is reached through what the reference names, such as a machine through a draw. */
const through =
  <Name extends Subject['__typename']>(
    name: Name,
    find: (db: Queryable, asked: Asked) => Promise<{ reference: string; id: string }[]>,
    load: (context: GatewayContext, id: string) => Promise<Omit<Named<Name>, '__typename'> | null>,
  ): Finder =>
  async (context, asked) =>
    Promise.all(
      (await find(context.db, asked)).map(
        async ({ reference, id }) => [reference, asA(name, await load(context, id))] as const,
      ),
    )

/** What is a community's, and has no address of its own. */
const within =
  <Name extends Subject['__typename']>(
    name: Name,
    find: (
      db: Queryable,
      ids: readonly string[],
    ) => Promise<
      { reference: string; row: Omit<Named<Name>, '__typename'> & { communityId: string } }[]
    >,
  ): Finder =>
  async (context, { ids }) =>
    Promise.all(
      (await find(context.db, ids)).map(async ({ reference, row }) => {
        const isKnown = await mayEnter(context, row.communityId)
        return [reference, isKnown ? asA(name, row) : null] as const
      }),
    )

/** By the prefix of the reference under which those coins moved. What is not here has no name, such as an invitation. */
const finders: ReadonlyMap<string | undefined, Finder> = new Map([
  ['campaigncodepage', known('CampaignCodePage', loadPage)],
  ['checkinstore', within('CheckInStore', findStores)],
  ['mission', within('Mission', findMissions)],
  [
    'order',
    through('Purchase', findCheckouts, (context, id) => loadOwnPurchase(context, purchaseIdOf(id))),
  ],
  ['prizedraw', known('PrizeDraw', loadPrizeDraw)],
  ['questionnaire', known('Questionnaire', loadQuestionnaire)],
  [
    'received',
    async ({ db }, { fanId, ids }) =>
      (await findReceived(db, fanId, ids)).map((row) => [row.id, asA('ReceivedInformation', row)]),
  ],
  ['sharecard', through('VotingEvent', findShared, loadEvent)],
  ['step', within('StepSeason', findSeasonsOfSteps)],
  [
    'supporterreward',
    through('SupporterSeason', (db, { ids }) => findSeasonsOfRewards(db, ids), loadSeason),
  ],
  ['treasuredraw', through('TreasureMachine', findMachinesDrawn, loadMachine)],
  ['treasuremachine', known('TreasureMachine', loadMachine)],
])

/** What a movement of the viewer's came of: asked once for all movements of a page. */
export async function subjectOf(
  context: GatewayContext,
  { reference }: Pick<CoinMovementRow, 'reference'>,
): Promise<Subject | null> {
  const { userId: fanId } = context
  if (reference === null || fanId === null) return null
  return context
    .loader(
      'movement subjects',
      (its) =>
        new DataLoader<string, Subject | null>(async (references) => {
          const found = await Promise.all(
            [...Map.groupBy(references, prefixOf)].map(
              ([prefix, ids]) => finders.get(prefix)?.(its, { fanId, ids }) ?? [],
            ),
          )
          const byReference = new Map(found.flat())
          return references.map((each) => byReference.get(each) ?? null)
        }),
    )
    .load(reference)
}
