import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  CheckInDigitalItem,
  CheckInPresentKind,
  CheckInStoreProof,
} from '#schema/enums.generated.ts'
import {
  instant,
  references,
  tenantId,
  type ImageRef,
  type LocalizedText,
} from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'
import { user } from '../user/tables.ts'

/** A fan's stamps: one a day, by its key. */
export const checkIn = pgTable(
  'check_in',
  {
    tenantId: tenantId(),
    communityId: text('community_id').notNull(),
    fanId: text('fan_id').notNull(),
    /** In Japan. */
    day: date('day').notNull(),
    at: instant('at').notNull(),
    streak: integer('streak').notNull(),
    /** The days before it that freezes bridged, `YYYY-MM-DD`. */
    bridged: text('bridged').array().notNull(),
    coins: integer('coins').notNull(),
    monthCoins: integer('month_coins').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.communityId, table.fanId, table.day] }),
    references(table.communityId, community, 'check_in_community'),
    references(table.fanId, user, 'check_in_fan'),
    check('check_in_streak', sql`${table.streak} >= 1`),
    check('check_in_coins', sql`${table.monthCoins} >= 0 and ${table.coins} > ${table.monthCoins}`),
  ],
)

/** What so many stamps of a month bring: one piece a fan, while there are any. */
export const checkInPresent = pgTable(
  'check_in_present',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    slug: text('slug').notNull(),
    /** The first day of the month whose stamps count. */
    month: date('month').notNull(),
    kind: text('kind', { enum: CheckInPresentKind }).notNull(),
    /** What is given, and which; null for goods. */
    digitalItem: text('digital_item', { enum: CheckInDigitalItem }),
    thingId: text('thing_id'),
    amount: integer('amount').notNull(),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    description: jsonb('description').$type<LocalizedText>().notNull(),
    picture: jsonb('picture').$type<ImageRef>().notNull(),
    stamps: integer('stamps').notNull(),
    /** The budget: so many pieces, and how many of them are left. */
    stock: integer('stock').notNull(),
    left: integer('left').notNull(),
    proposedBy: text('proposed_by').notNull(),
    /** Another person than who proposed it. */
    approvedBy: text('approved_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('check_in_present_slug').on(
      table.tenantId,
      table.communityId,
      table.month,
      table.slug,
    ),
    references(table.communityId, community, 'check_in_present_community'),
    check('check_in_present_two', sql`${table.proposedBy} <> ${table.approvedBy}`),
    check('check_in_present_month', sql`extract(day from ${table.month}) = 1`),
    check('check_in_present_stamps', sql`${table.stamps} between 1 and 31`),
    check('check_in_present_left', sql`${table.left} between 0 and ${table.stock}`),
    check(
      'check_in_present_item',
      sql`(${table.kind} = 'DIGITAL_ITEM') = (${table.digitalItem} is not null)
        and (coalesce(${table.digitalItem}, '') in ('PROFILE_BADGE', 'COLLECTABLE_CARD', 'STORE_ITEM')) = (${table.thingId} is not null)
        and ${table.amount} >= 1
        and (${table.amount} = 1 or coalesce(${table.digitalItem}, '') = 'TREASURE_MACHINE_TICKET')`,
    ),
  ],
)

/** That a fan received a present: once, by its key. */
export const checkInPresentClaim = pgTable(
  'check_in_present_claim',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    presentId: text('present_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    at: instant('at').notNull(),
    /** Of goods. */
    deliveryId: text('delivery_id'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId, table.presentId] }),
    uniqueIndex('check_in_present_claim_key').on(table.tenantId, table.fanId, table.idempotencyKey),
    index('check_in_present_claim_present').on(table.tenantId, table.presentId),
    references(table.fanId, user, 'check_in_present_claim_fan'),
    references(table.presentId, checkInPresent, 'check_in_present_claim_of'),
  ],
)

/** Where fans check in by a code: once a day each, for so many coins, so many times in all. */
export const checkInStore = pgTable(
  'check_in_store',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    slug: text('slug').notNull(),
    /** In its codes. */
    number: integer('number').notNull(),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    address: jsonb('address').$type<LocalizedText>().notNull(),
    picture: jsonb('picture').$type<ImageRef>().notNull(),
    note: jsonb('note').$type<LocalizedText>(),
    coins: integer('coins').notNull(),
    printedCoins: integer('printed_coins').notNull(),
    opensAt: instant('opens_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    /** The budget: for how many visits it gives, and for how many it did. */
    visitsMost: integer('visits_most').notNull(),
    visits: integer('visits').notNull().default(0),
    /** Of its print and of its counter's key: the one before is good for nothing. */
    edition: integer('edition').notNull().default(1),
    proposedBy: text('proposed_by').notNull(),
    /** Another person than who proposed it. */
    approvedBy: text('approved_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('check_in_store_slug').on(table.tenantId, table.communityId, table.slug),
    uniqueIndex('check_in_store_number').on(table.tenantId, table.number),
    references(table.communityId, community, 'check_in_store_community'),
    check('check_in_store_two', sql`${table.proposedBy} <> ${table.approvedBy}`),
    check('check_in_store_period', sql`${table.closesAt} > ${table.opensAt}`),
    // What is given to all who come may be worth 200 yen.
    check(
      'check_in_store_coins',
      sql`${table.printedCoins} >= 1 and ${table.coins} between ${table.printedCoins} and 200`,
    ),
    check('check_in_store_budget', sql`${table.visits} between 0 and ${table.visitsMost}`),
    check(
      'check_in_store_codes',
      sql`${table.number} between 1 and 1023 and ${table.edition} between 1 and 1023`,
    ),
  ],
)

/** A fan's visit: one a store and day, by its key. */
export const checkInStoreVisit = pgTable(
  'check_in_store_visit',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    storeId: text('store_id').notNull(),
    /** In Japan. */
    day: date('day').notNull(),
    at: instant('at').notNull(),
    proof: text('proof', { enum: CheckInStoreProof }).notNull(),
    coins: integer('coins').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId, table.storeId, table.day] }),
    index('check_in_store_visit_store').on(table.tenantId, table.storeId),
    references(table.fanId, user, 'check_in_store_visit_fan'),
    references(table.storeId, checkInStore, 'check_in_store_visit_of'),
  ],
)

export type CheckInStoreRow = typeof checkInStore.$inferSelect
export type StoreVisitRow = typeof checkInStoreVisit.$inferSelect
/** What a counter shows. */
export type CounterRow = { store: CheckInStoreRow; code: string; turnsAt: Date }
export type CheckInPresentRow = typeof checkInPresent.$inferSelect
export type PresentClaimRow = typeof checkInPresentClaim.$inferSelect
export type CheckInRow = typeof checkIn.$inferSelect
/** All stamps of a fan in a community, whether there are any or not. */
export type CheckInBookRow = Pick<CheckInRow, 'communityId' | 'fanId'>
export type CheckInMonthRow = CheckInBookRow & { firstDay: string; days: number }
