import { runAsOperator } from './asOperator.ts'
import { readCommand } from './ops/commands.ts'
import { usage } from './ops/usage.ts'

const args = process.argv.slice(2)
if (args.length === 0 || args[0] === 'help' || args.includes('--help')) console.log(usage)
else await runAsOperator(readCommand)
