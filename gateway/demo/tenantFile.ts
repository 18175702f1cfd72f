import * as v from 'valibot'
import type { World } from '#content/types.ts'
import { deniedEverywhere } from '#content/moderation.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const localized = v.strictObject({ ja: text, en: text })
const legal = v.strictObject({
  version: text,
  title: localized,
  sections: v.array(v.strictObject({ heading: localized, body: localized })),
})
const seller = v.strictObject({
  name: localized,
  representative: localized,
  postalCode: v.pipe(v.string(), v.regex(/^\d{3}-\d{4}$/)),
  address: localized,
  phone: text,
  phoneHours: localized,
  invoiceNumber: v.exactOptional(v.pipe(v.string(), v.regex(/^T\d{13}$/))),
  commercialTransactions: legal,
  paymentServices: legal,
})
const slug = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/))

/** What `npm run tenant -- add … --from` takes. A picture is named by a key of `pictures`, or of the bundled art. */
const tenantFile = v.strictObject({
  name: localized,
  supportEmail: v.pipe(v.string(), v.email()),
  brand: v.optional(
    v.strictObject({
      mode: v.optional(text),
      palette: v.optional(text),
      grey: v.optional(text),
      radius: v.optional(text),
      font: v.optional(text),
      logo: v.optional(text),
      icon: v.optional(text),
    }),
    {},
  ),
  pictures: v.optional(
    v.record(
      text,
      v.strictObject({
        /** Beside the file that names it. */
        file: text,
        alt: v.optional(localized),
        focus: v.optional(v.strictObject({ x: v.number(), y: v.number() })),
      }),
    ),
    {},
  ),
  community: v.strictObject({
    slug,
    tagline: localized,
    description: localized,
    palette: text,
    hero: text,
    share: text,
    welcomeCoins: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    welcomeTickets: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  }),
  staff: v.strictObject({ displayName: text, avatar: text }),
  talents: v.pipe(
    v.array(
      v.strictObject({
        slug,
        name: localized,
        reading: v.optional(v.strictObject({ ja: v.string(), en: v.string() }), { ja: '', en: '' }),
        palette: text,
        catchphrase: localized,
        profile: localized,
        fanName: localized,
        art: v.strictObject({ portrait: text, bust: text, emblem: text }),
      }),
    ),
    v.minLength(1),
  ),
  channels: v.pipe(
    v.array(
      v.strictObject({
        slug,
        name: localized,
        topic: localized,
        emblem: text,
        talent: v.optional(slug),
        visibility: v.picklist(['PUBLIC', 'MEMBERS']),
        posting: v.picklist(['MEMBERS', 'STAFF']),
      }),
    ),
    v.minLength(1),
  ),
  deniedWords: v.optional(
    v.array(v.strictObject({ word: text, scope: v.picklist(['EVERYWHERE', 'NAMES']) })),
    [],
  ),
  seller: v.exactOptional(seller),
  legal: v.strictObject({ terms: legal, privacy: legal }),
})

export type Pictures = v.InferOutput<typeof tenantFile>['pictures']

/**
 * Reads a tenant's file: what its rows are filled with, and its own pictures. What it denies comes on top of what
 * nobody may say. Throws an error that names each place which is not as it should be.
 */
export function readTenantFile(id: string, json: string): { world: World; pictures: Pictures } {
  const read = v.safeParse(tenantFile, JSON.parse(json))
  if (!read.success)
    throw new Error(
      read.issues
        .map((issue) => `${v.getDotPath(issue) ?? '(the file)'}: ${issue.message}`)
        .join('\n'),
    )
  const { name, supportEmail, brand, community, staff, talents, channels, pictures, ...rest } =
    read.output
  const given = Object.fromEntries(Object.entries(brand).filter(([, value]) => value !== undefined))
  return {
    pictures,
    world: {
      tenant: { id, name, supportEmail, brand: given },
      community: { ...community, name },
      staff: { ...staff, handle: 'staff' },
      talents: talents.map((talent) => ({ ...talent, handle: talent.slug, debut: '' })),
      fans: [],
      channels: channels.map(({ talent, ...channel }) => ({
        ...channel,
        ...(talent !== undefined && { talent }),
        messages: [],
      })),
      happenings: [],
      deniedWords: [...deniedEverywhere, ...rest.deniedWords],
      ...(rest.seller && { seller: rest.seller }),
      legal: rest.legal,
    },
  }
}
