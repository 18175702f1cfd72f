import { rmSync } from 'node:fs'
import { endLeftovers, openTemporaryRoot } from './leftovers.ts'
import { Ouen, templateVariable } from './ouen.ts'

/**
 * Playwright's `globalSetup`: an Ouen that has started on an empty folder and stopped, its community in place.
 * Each Ouen of the run begins with a copy, which takes a tenth of the time that filling a database does.
 * What it answers runs last, and fails a run that left something behind.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const root = openTemporaryRoot()
  const ouen = await Ouen.start()
  const code = await ouen.stop()
  if (code !== 0) throw new Error(`the first Ouen ended with ${code}:\n${ouen.output}`)
  process.env[templateVariable] = ouen.dataDir
  return async () => {
    rmSync(ouen.dataDir, { recursive: true, force: true })
    await endLeftovers(root)
  }
}
