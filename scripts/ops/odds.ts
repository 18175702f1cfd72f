import { askOdds, Refusal, type OperatorContext } from '../../gateway/domains/operations/service.ts'
import {
  findMachineNamed,
  findPrizesOf,
  findVersions,
} from '../../gateway/domains/treasure-machine/service.ts'
import { UsageError } from '../usage.ts'
import type { Command } from './commands.ts'
import { readJson } from './readJson.ts'

async function machineNamed({ db }: OperatorContext, name: string) {
  const machine = await findMachineNamed(db, name)
  if (!machine)
    throw new Refusal(`There is no machine ${name}. It is named by its id or its own name.`)
  return machine
}

/** A machine's versions and prizes, and its newest odds as a file that can be changed and handed in. */
export async function showOdds(context: OperatorContext, name: string): Promise<string[]> {
  const machine = await machineNamed(context, name)
  const versions = await findVersions(context.db, machine.id)
  const [newest] = versions
  const prizes = await findPrizesOf(context.db, [machine.id])
  return [
    `${machine.name.ja}  ${machine.id}`,
    ...versions.map(
      ({ version, effectiveAt, proposedBy, approvedBy, hash }) =>
        `  version ${version} from ${effectiveAt.toISOString()}, by ${proposedBy} and ${approvedBy}, ${hash}`,
    ),
    ...prizes.map(({ id, rank, name: { ja } }) => `  ${id}: ${rank} ${ja}`),
    newest
      ? JSON.stringify(newest.document, null, 2)
      : 'A box has no odds: what lies in it is fixed.',
  ]
}

export const askForOdds: Command = async (context, name, { file, from }, hand) => {
  const effectiveAt = new Date(from ?? '')
  if (file === undefined || Number.isNaN(effectiveAt.getTime()))
    throw new UsageError(
      'Say which, and from when: --file odds.json --from 2026-12-01T00:00:00+09:00',
    )
  const { id } = await machineNamed(context, name)
  const document = await readJson(file)
  const { act, isNew, version } = await askOdds(context, id, { document, effectiveAt }, hand)
  return [
    isNew
      ? `Asked for, as ${act.id}: version ${version} from ${effectiveAt.toISOString()}.`
      : `You have asked for it already, as ${act.id}.`,
    `Somebody else approves it: npm run ops -- approve ${act.id} --by … --why "…"`,
  ]
}
