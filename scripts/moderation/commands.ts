import { parseArgs } from 'node:util'
import {
  moderate,
  verdicts,
  type OperatorContext,
  type Verdict,
} from '../../gateway/domains/operations/service.ts'
import { UsageError } from '../usage.ts'
import { showCase, showOpen } from './show.ts'
import { usage } from './usage.ts'

type Command = {
  tenantId: string | undefined
  run: (context: OperatorContext) => Promise<string[]>
}

/** What an operator asks for, ready to be done. Throws a `UsageError` where it is not understood. */
export function readCommand(args: readonly string[]): Command {
  const { positionals, values } = read(args)
  const [action, thing, more] = positionals
  const { tenant: tenantId, by: who, why, reason } = values
  if (action === undefined) return { tenantId, run: showOpen }
  if (thing === undefined || more !== undefined) throw new UsageError(usage)
  if (action === 'show') return { tenantId, run: (context) => showCase(context, thing) }
  const verdict = verdicts.find((each) => each === action)
  if (!verdict) throw new UsageError(usage)
  if (who === undefined || why === undefined)
    throw new UsageError(`Say who judges it, and why: --by sato --why "…"\n\n${usage}`)
  if (verdict === 'keep' && reason !== undefined)
    throw new UsageError(`--reason is nothing to keep.\n\n${usage}`)
  return {
    tenantId,
    run: async (context) => {
      const done = await moderate(context, thing, { verdict, reason }, { who, why })
      const { act, isNew, told, isAuthorTold } = done
      if (!isNew) return [`Judged so before, by ${act.who} at ${act.at.toISOString()} (${act.id}).`]
      return [
        `${became[verdict]} (${act.id}). ${told} who reported it ${told === 1 ? 'is' : 'are'} told by mail.`,
        ...(verdict === 'keep'
          ? []
          : [
              isAuthorTold
                ? 'Its author is told, and may object within 14 days.'
                : 'Its author has left: nobody is there to be told.',
            ]),
      ]
    },
  }
}

const became: Readonly<Record<Verdict, string>> = {
  keep: 'It stays',
  remove: 'It is gone for everyone',
  warn: 'It stays, and its author is warned',
}

function read(args: readonly string[]) {
  const option = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { by: option, why: option, reason: option, tenant: option },
    })
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}
