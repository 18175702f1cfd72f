import type { GameReplayResolvers } from '../../types.generated.ts'
import { loadUser } from '../../user/service.ts'
import { watchingOf } from '../watching.ts'

export const GameReplay: GameReplayResolvers = {
  id: ({ playId }) => playId.replace(/^[a-z]+_/, 'gamereplay_'),
  fan: async ({ fanId }, _, context) => (await loadUser(context, fanId))!,
  isViewers: ({ fanId }, _, { userId }) => fanId === userId,
  watching: (replay, _, context) => watchingOf(context, replay),
  seed: async (replay, _, context) =>
    (await watchingOf(context, replay)) === 'OPEN' ? replay.seed : null,
  inputs: async (replay, _, context) =>
    (await watchingOf(context, replay)) === 'OPEN' ? [...replay.inputs] : null,
}
