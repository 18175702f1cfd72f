import { isChunkLoadError } from '../errors/chunkLoad.ts'
import { isReached, retriableImport } from './retriableImport.ts'

/** How long until a network is looked for of which the browser says nothing. Milliseconds. */
const lookAgainMs = 5_000

/** Resolves once an answer comes from where this code has come from. */
export async function untilReached(): Promise<void> {
  while (!(await isReached()))
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true })
      setTimeout(resolve, lookAgainMs)
    })
}

/**
 * An import of code that an open screen needs late: without a network it waits for one. Rejects where the code cannot
 * be had though the network is there, for a newer release has replaced it.
 */
export function lateImport<Module>(load: () => Promise<Module>): () => Promise<Module> {
  const get = retriableImport(load)
  return async () => {
    for (let isLast = false; ;)
      try {
        return await get()
      } catch (error) {
        if (isLast || !isChunkLoadError(error)) throw error
        isLast = await isReached()
        await untilReached()
      }
  }
}
