/** What operators do with machines: `npm run ops`. */
export { changeOdds, Unpublishable } from './publishing.ts'
export { findMachineNamed, findMachinesOf, findPrizesOf, findVersions } from './rows.ts'
/** What missions count. */
export { drawDays } from './counting.ts'
/** What pages show of them. */
export { loadMachine, machinesOf } from './machines.ts'
/** What a purchase that is paid back leaves behind. */
export { lockDrawn } from './granting.ts'
