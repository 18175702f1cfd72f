import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  machines: path('/treasure-machine'),
  machine: path('/treasure-machine/:treasure_machine_id'),
  redeem: path('/treasure-machine/:treasure_machine_id/redeem-gacha-points'),
  draws: path('/treasure-machine/:treasure_machine_id/draws'),
  draw: path('/treasure-machine/draws/:treasure_draw_id'),
  acquired: path('/store/items/:item_id/acquired-prizes'),
}
