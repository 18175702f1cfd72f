import { parseArgs, type ParseArgsConfig } from 'node:util'

/** What was asked is nothing that a command does. Its message says how it is used. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/**
 * What a command was told. Where that holds what it does not know, or `--help`, the command ends: with how it is
 * used, and 2 or 0.
 */
export function readArgs<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    return refuse(usage, error instanceof Error ? error.message : String(error))
  }
}

/** Ends a command that was not understood. */
export function refuse(usage: string, why: string): never {
  console.error(`${why}\n\n${usage}`)
  process.exit(2)
}

/**
 * Runs a command, and prints what it answers. It exits with 0 where it is done, 1 where that can't be, and 2 where
 * it was not understood.
 */
export async function runCommand(
  usage: string,
  run: (args: string[]) => Promise<string | void>,
): Promise<void> {
  const args = process.argv.slice(2)
  try {
    const told = args.includes('--help') ? usage : await run(args)
    if (told !== undefined) console.log(told)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}
