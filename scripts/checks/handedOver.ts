import { shiodamari } from '../../content/shiodamari.ts'
import type { PrizeDraw, StoreItem, TreasurePrize, World } from '../../content/types.ts'
import { world } from '../../content/world.ts'
import type {
  CampaignRewardKind,
  CheckInDigitalItem,
  CheckInPresentKind,
  MissionRewardKind,
  PrizeDrawPrizeKind,
  StoreItemKind,
  TreasurePrizeKind,
} from '../../schema/types.generated.ts'
import { missionsOf } from './reachable.ts'

/** What the content sells, draws, gives or promises, and what nothing hands over to whoever gets it. */
export function checkHandedOver(): string[] {
  return [world, shiodamari].flatMap(keptBack)
}

/** The same of one world, a line for each thing that is kept back. */
export function keptBack(of: World): string[] {
  return [
    ...soldBy(of).flatMap((item) =>
      isSold[item.kind](item, of) ? [] : [told(`${item.slug}, a ${item.kind} that is sold`)],
    ),
    ...machinesOf(of).flatMap(({ slug, priceOne, prizes }) =>
      prizes.flatMap((prize) =>
        isDrawn[prize.kind](prize, of, priceOne === 0)
          ? []
          : [told(`${prize.slug}, a ${prize.kind} that ${slug} draws`)],
      ),
    ),
    ...[...(of.prizeDraws ?? []), ...(of.digitalDraws ?? [])].flatMap(({ slug, prizes }) =>
      prizes.flatMap((prize) =>
        isDrawn[prize.kind](prize, of, false)
          ? []
          : [told(`a ${prize.kind} that is won in ${slug}`)],
      ),
    ),
    ...[...(of.presents?.monthly ?? []), ...(of.digitalPresents ?? [])].flatMap(
      ({ slug, gives, stamps }) => [
        ...(isPresent[gives.kind](gives, of) ? [] : [told(`${slug}, a ${gives.kind} for stamps`)]),
        // The same each month: in a February of 28 days nobody would get it.
        ...(stamps <= shortestMonth
          ? []
          : [told(`${slug} in a month of fewer than ${stamps} days`)]),
      ],
    ),
    ...missionsOf(of).flatMap(({ slug, reward }) =>
      isRewarded[reward.kind](reward.amount, of)
        ? []
        : [told(`${slug}, a mission that gives a ${reward.kind}`)],
    ),
    ...(of.stepSeason?.steps ?? []).flatMap(({ points, reward }) =>
      isRewarded[reward.kind](reward.amount, of)
        ? []
        : [told(`a ${reward.kind} of the step at ${points} points`)],
    ),
    ...(of.campaigns ?? []).flatMap(({ identifier, reward }) =>
      isInCampaign[reward.kind](reward.amount)
        ? []
        : [told(`a ${reward.kind} of the campaign ${identifier}`)],
    ),
    ...(of.supporterSeason?.ranks ?? []).flatMap(({ name, nft }) =>
      nft === undefined || isOf(nft.slug, of.supporterSeason?.nfts)
        ? []
        : [told(`${nft.slug}, which the rank ${name.en} brings`)],
    ),
  ]
}

/** In days. */
const shortestMonth = 28

const told = (what: string) => `nothing hands over ${what}`

/** All that a tenant sells, whichever part of its world says so. */
export const soldBy = ({ store, backstage, treasure, earlySales = [] }: World): StoreItem[] => [
  ...(store?.items ?? []),
  ...(backstage?.items ?? []),
  ...earlySales.map(({ item }) => item),
  ...(treasure?.lotteries ?? []).map(({ item }) => item),
]

const machinesOf = ({ treasure }: World) => [
  ...(treasure?.machines ?? []),
  ...(treasure?.freeMachines ?? []),
  ...(treasure?.lotteries ?? []).map(({ machine }) => machine),
]

const has = (count = 0) => count > 0
const always = () => true
const never = () => false
const isOf = (slug: string | undefined, among: readonly { readonly slug: string }[] = []) =>
  slug !== undefined && among.some((each) => each.slug === slug)

const isOpened = ({ slug }: StoreItem, { specialGifts, laterGifts }: World) =>
  has(specialGifts?.[slug]?.length) || has(laterGifts?.[slug]?.length)
/** The item opens a room to its members. */
const opensRoom = ({ slug }: StoreItem, { membersRooms = [] }: World) =>
  membersRooms.some(({ membership }) => membership === slug)

/** What each kind of item must hold for an order of it to hand something over (`checkout/fulfilling.ts`). */
const isSold: Record<StoreItemKind, (item: StoreItem, of: World) => boolean> = {
  COIN_PACK: ({ contents = {} }) => has(contents.paidCoins),
  TICKET_PACK: ({ contents = {} }) => has(contents.tickets) || has(contents.passes),
  // Opened where it was bought.
  DIGITAL: isOpened,
  // Opened for as long as it is paid for: what it holds, or a room.
  SUBSCRIPTION: (item, of) => isOpened(item, of) || opensRoom(item, of),
  // Drawn from a box at once, or entered into a draw.
  LOTTERY: (item, { treasure, prizeDraws = [] }) =>
    (treasure?.lotteries ?? []).some((lottery) => lottery.item.slug === item.slug) ||
    prizeDraws.some((draw) => draw.item?.slug === item.slug),
  // Each order of it opens a delivery.
  GOODS: always,
  GIFT: always,
}

type Prize = Pick<TreasurePrize | PrizeDraw['prizes'][number], 'thing' | 'amount' | 'name'>
type Judge = (prize: Prize, of: World, isFree: boolean) => boolean

const isBadge = (slug: string | undefined, { treasure, presents }: World) =>
  isOf(slug, treasure?.badges) || isOf(slug, presents?.badges)

/** Opened where it was won or received. */
const isDigital = (slug: string | undefined, of: World) =>
  soldBy(of).some((item) => item.slug === slug && item.kind === 'DIGITAL' && isOpened(item, of))

/** The same of prizes (`grantWon` of treasure machines, `granting.ts` of prize draws). */
const isDrawn: Record<TreasurePrizeKind | PrizeDrawPrizeKind, Judge> = {
  // Nothing, and only where nothing was paid for it.
  BLANK: (_, __, isFree) => isFree,
  BADGE: ({ thing }, of) => isBadge(thing, of),
  COIN: ({ amount }) => has(amount),
  COLLECTABLE_CARD: ({ thing }, { treasure }) => isOf(thing, treasure?.cards),
  DIGITAL_ITEM: ({ thing }, of) => isDigital(thing, of),
  // Its delivery's line bears its name.
  GOODS: ({ name }) => name !== undefined,
  NFT: ({ thing }, { treasure }) => isOf(thing, treasure?.nfts),
  TICKET: ({ amount }) => has(amount),
}

/** The same of what stamps bring (`claimPresent` of check-in). */
const isPresent: Record<
  Exclude<CheckInPresentKind, 'DIGITAL_ITEM'> | CheckInDigitalItem,
  (
    gives: { readonly kind: string; readonly thing?: string; readonly amount?: number },
    of: World,
  ) => boolean
> = {
  GOODS: always,
  PROFILE_BADGE: ({ thing }, of) => isBadge(thing, of),
  COLLECTABLE_CARD: ({ thing }, { treasure }) => isOf(thing, treasure?.cards),
  STORE_ITEM: ({ thing }, of) => isDigital(thing, of),
  TREASURE_MACHINE_TICKET: ({ amount }) => has(amount),
}

/** The same of missions and steps (`giveReward` of missions). What a seed names no thing for can't be given. */
const isRewarded: Record<MissionRewardKind, (amount: number, of: World) => boolean> = {
  COIN: has,
  TREASURE_MACHINE_TICKET: has,
  STAMINA_RECOVERY_TICKET: has,
  STORY_VIEW_PASS: has,
  // Points lead nowhere without a road.
  STEP_MISSION_POINT: (amount, { stepSeason }) => has(amount) && stepSeason !== undefined,
  PROFILE_BADGE: never,
  COLLECTABLE_CARD: never,
  NFT: never,
  // No game uses it.
  GAME_CARD_LEVEL_UP_ITEM: never,
}

const isInCampaign: Record<CampaignRewardKind, (amount: number) => boolean> = {
  COIN: has,
  TREASURE_MACHINE_TICKET: has,
}
