import { runAsOperator } from './asOperator.ts'
import { readCommand } from './moderation/commands.ts'
import { usage } from './moderation/usage.ts'

const args = process.argv.slice(2)
if (args[0] === 'help' || args.includes('--help')) console.log(usage)
else await runAsOperator(readCommand)
