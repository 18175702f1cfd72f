import * as v from 'valibot'
import { faultOfAddress } from '#rules/address.ts'
import { LandingPagePlace } from '#schema/enums.generated.ts'
import { listSizes } from '#schema/listSizes.generated.ts'

/** What an operator wrote can't be a page; its message says where and why, a line each. */
export class PageRefused extends Error {
  override name = 'PageRefused'
}

const text = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty('says nothing'), v.maxLength(longest))
const localized = (longest: number) => v.strictObject({ ja: text(longest), en: text(longest) })
const name = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,60}$/, 'is no name of an address'))
/** With its offset, or it would be another instant on another machine. */
const instant = v.pipe(
  v.string(),
  v.check(
    (value) => /T.*(Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value)),
    'is no instant with its offset, such as 2026-12-01T18:00:00+09:00',
  ),
)
const link = v.strictObject({
  path: v.pipe(
    v.string(),
    v.check(
      (path) => path.startsWith('/') && faultOfAddress(path, []) === null,
      'is no address of the app, such as /store',
    ),
  ),
  label: localized(40),
})
const heading = localized(60)
const names = (most: number) => v.pipe(v.array(name), v.minLength(1), v.maxLength(most))

const block = v.variant('kind', [
  v.strictObject({
    kind: v.literal('text'),
    heading: v.optional(heading),
    body: localized(2_000),
    link: v.optional(link),
  }),
  v.strictObject({
    kind: v.literal('picture'),
    art: text(60),
    caption: v.optional(localized(120)),
  }),
  v.strictObject({
    kind: v.literal('talents'),
    heading,
    talents: names(listSizes['LandingTalentsBlock.talents']),
  }),
  v.strictObject({
    kind: v.literal('items'),
    heading,
    items: names(listSizes['LandingItemsBlock.items']),
    link: v.optional(link),
  }),
  v.strictObject({
    kind: v.literal('machines'),
    heading,
    machines: names(listSizes['LandingMachinesBlock.machines']),
  }),
  v.strictObject({ kind: v.literal('schedule'), heading }),
  v.strictObject({
    kind: v.literal('countdown'),
    heading,
    until: instant,
    after: localized(120),
  }),
  v.strictObject({ kind: v.literal('code'), campaign: name }),
  v.strictObject({ kind: v.literal('video'), heading, playlist: name }),
])

const page = v.pipe(
  v.strictObject({
    place: v.picklist(LandingPagePlace),
    identifier: name,
    title: localized(80),
    lead: localized(300),
    art: text(60),
    opensAt: instant,
    closesAt: v.optional(instant),
    blocks: v.pipe(
      v.array(block),
      v.minLength(1, 'has no block'),
      v.maxLength(listSizes['LandingPage.blocks']),
    ),
  }),
  v.forward(
    v.check(
      ({ opensAt, closesAt }) =>
        closesAt === undefined || Date.parse(opensAt) < Date.parse(closesAt),
      'is not after opensAt',
    ),
    ['closesAt'],
  ),
)

export type PageContent = v.InferOutput<typeof page>

/** A page as an operator wrote it, judged whole. Throws `PageRefused`. */
export function readPage(value: unknown): PageContent {
  const judged = v.safeParse(page, value)
  if (judged.success) return judged.output
  const lines = judged.issues.map((issue) => `${v.getDotPath(issue) ?? 'page'}: ${issue.message}`)
  throw new PageRefused(lines.join('\n'))
}
