import type { StandaloneGameSaveResolvers } from '../../types.generated.ts'

export const StandaloneGameSave: StandaloneGameSaveResolvers = {
  // Only its fan ever sees it, so that the game and the version name it.
  id: ({ communityId, name, version }) =>
    `${communityId.replace(/^[a-z]+_/, 'standalonesave_')}_${name}_${version}`,
}
