import type { Life } from '../life/types.ts'
import type { Brand, Community, DeniedWord } from './community.ts'
import type { FilmSeed, PlaylistSeed } from './films.ts'
import type { FaqEntrySeed, Information } from './informations.ts'
import type { LegalDocument, Seller } from './legal.ts'
import type { BannerSectionSeed, LandingPageContent } from './pages.ts'
import type { Fan, StaffMember, Talent } from './people.ts'
import type {
  SeedPost,
  SeedPostPictures,
  SeedPostPoll,
  SeedThread,
  SeedTopic,
  SeedTopicCategory,
} from './posts.ts'
import type { QuestionnaireSeed } from './questionnaires.ts'
import type {
  CampaignSeed,
  CheckInStoreSeed,
  Fortune,
  MissionSeed,
  PresentsSeed,
} from './rewards.ts'
import type { Happening, Programme } from './schedule.ts'
import type { StepSeasonSeed, SupporterSeasonSeed } from './seasons.ts'
import type { EarlySaleSeed, SpecialGiftSeed, Store, StoreItem } from './store.ts'
import type { StorySeed } from './stories.ts'
import type { Channel, MembersRoom, Room, StickerSeed } from './talk.ts'
import type { LocalizedText } from './text.ts'
import type { PrizeDraw, Treasure } from './treasure.ts'
import type { Voting } from './voting.ts'

/** A tenant's whole world: what its rows are first filled with. */
export interface World {
  readonly tenant: {
    readonly id: string
    readonly name: LocalizedText
    readonly supportEmail: string
    readonly brand?: Brand
  }
  readonly community: Community
  readonly talents: readonly Talent[]
  readonly staff: StaffMember
  readonly fans: readonly Fan[]
  /** `YYYY-MM-DD`, by a fan's handle; left out of whom nobody knows it. */
  readonly birthDates?: Readonly<Record<string, string>>
  readonly channels: readonly Channel[]
  readonly rooms?: readonly Room[]
  readonly membersRooms?: readonly MembersRoom[]
  readonly happenings: readonly Happening[]
  readonly programmes?: readonly Programme[]
  readonly informations?: readonly Information[]
  readonly posts?: readonly SeedPost[]
  /** Posts that answer one another under the same hashtags. */
  readonly taggedPosts?: readonly SeedPost[]
  /** What posts show that were released before they showed anything. */
  readonly postPictures?: readonly SeedPostPictures[]
  /** Posts that came when posts could ask something. */
  readonly postPolls?: readonly SeedPostPoll[]
  readonly topicCategories?: readonly SeedTopicCategory[]
  /** Where talents and staff alone open topics, by their slugs. */
  readonly officialTopicCategories?: readonly string[]
  readonly topics?: readonly SeedTopic[]
  readonly comments?: readonly SeedThread[]
  readonly deniedWords: readonly DeniedWord[]
  /** Left out by a tenant that sells nothing. */
  readonly seller?: Seller
  readonly store?: Store
  /** By the slugs of the store's items. */
  readonly specialGifts?: Readonly<Record<string, readonly SpecialGiftSeed[]>>
  /** The same of items that were released before they held anything. */
  readonly laterGifts?: Readonly<Record<string, readonly SpecialGiftSeed[]>>
  /** What was put on sale to members first, after the store was released. */
  readonly earlySales?: readonly EarlySaleSeed[]
  readonly voting?: readonly Voting[]
  readonly treasure?: Treasure
  readonly prizeDraws?: readonly PrizeDraw[]
  /** Those in which something to open is won. */
  readonly digitalDraws?: readonly PrizeDraw[]
  readonly missions?: readonly MissionSeed[]
  /** Those that came after the first. */
  readonly laterMissions?: readonly MissionSeed[]
  readonly stories?: readonly StorySeed[]
  /** Those that came with supporters’ ranks and passes, and what brings passes. */
  readonly backstage?: {
    readonly stories: readonly StorySeed[]
    readonly missions: readonly MissionSeed[]
    /** Passes that are sold: on the shelf of coins. */
    readonly items: readonly StoreItem[]
  }
  readonly questionnaires?: readonly QuestionnaireSeed[]
  readonly campaigns?: readonly CampaignSeed[]
  readonly banners?: readonly BannerSectionSeed[]
  readonly presents?: PresentsSeed
  /** What can be opened for stamps, in the month in which it is announced alone. */
  readonly digitalPresents?: PresentsSeed['monthly']
  /** Those that came with the winter. */
  readonly winterBanners?: readonly BannerSectionSeed[]
  readonly films?: readonly FilmSeed[]
  readonly playlists?: readonly PlaylistSeed[]
  /** As they stand for a seed that is made at `now`. */
  readonly pages?: readonly ((now: Date) => LandingPageContent)[]
  readonly checkInStores?: readonly CheckInStoreSeed[]
  readonly stepSeason?: StepSeasonSeed
  readonly supporterSeason?: SupporterSeasonSeed
  readonly fortunes?: readonly Fortune[]
  readonly stickers?: readonly StickerSeed[]
  readonly faq?: readonly FaqEntrySeed[]
  /** What its people do by themselves; left out where nobody acts. */
  readonly life?: Life
  readonly legal: { readonly terms: LegalDocument; readonly privacy: LegalDocument }
}
