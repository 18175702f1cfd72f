// One phrase for each engine, and Vite's own for a stylesheet that did not arrive.
const phrases =
  /dynamically imported module|importing a module script failed|unable to preload css|loading (css )?chunk .* failed/i

/**
 * Whether code that is loaded when needed did not arrive: the network failed, or a newer release has
 * replaced the file. Loading the page anew helps where trying again does not.
 */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || phrases.test(error.message))
}
