/** What operators do with machines: `npm run ops`. */
export { changeOdds, Unpublishable } from './publishing.ts'
export { findMachineNamed, findPrizesOf, findVersions } from './rows.ts'
