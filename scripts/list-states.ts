import { shortName, storiedStates } from './checks/states.ts'

/** Prints each state of each machine, the errors of each feature and each screen with the stories that show it; fails on a hole. */
const rows = await storiedStates()
for (const { state, stories } of rows)
  console.log(`${state}\t${stories.map(shortName).join(', ') || '— no story'}`)
const holes = rows.filter(({ stories }) => stories.length === 0)
console.log(`\n${rows.length - holes.length} of ${rows.length} states have a story`)
if (holes.length > 0) process.exitCode = 1
