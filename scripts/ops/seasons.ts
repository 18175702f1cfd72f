import {
  askSeason,
  findCommunityNamed,
  findUnanswered,
  type OperatorContext,
} from '../../gateway/domains/operations/service.ts'
import { findSeasonsOf } from '../../gateway/domains/supporter-rank/service.ts'
import { UsageError } from '../usage.ts'
import type { Command } from './commands.ts'
import { readJson } from './readJson.ts'

/** Asks for a season of supporters' ranks: somebody else approves it. */
export const askForSeason: Command = async (context, name, { file }, hand) => {
  if (file === undefined) throw new UsageError('Say what it is: --file season.json')
  const communityId = await findCommunityNamed(context, name)
  const { act, isNew } = await askSeason(context, communityId, await readJson(file), hand)
  return [
    isNew ? `Asked for, as ${act.id}.` : `You have asked for it already, as ${act.id}.`,
    `Somebody else approves it: npm run ops -- approve ${act.id} --by … --why "…"`,
  ]
}

/** A community's newest seasons, and what waits for a second person. */
export async function showSeasons(context: OperatorContext, name: string): Promise<string[]> {
  const communityId = await findCommunityNamed(context, name)
  const seasons = await findSeasonsOf(context.db, communityId)
  const waiting = await findUnanswered(context.db, 'ASK_SEASON')
  return [
    ...seasons.map(
      ({ id, name: { ja }, opensOn, endsOn }) => `${opensOn} to ${endsOn}  ${ja}  ${id}`,
    ),
    ...(seasons.length === 0 ? ['There was no season yet.'] : []),
    ...waiting
      .filter(({ subject }) => subject === communityId)
      .map(
        ({ id, who, why, details }) =>
          `${id}, asked by ${who} (${why}): ${JSON.stringify(details.document)}`,
      ),
  ]
}
