import type { makeExecutableSchema } from '@graphql-tools/schema'
import type { Invariant } from './database/audit.ts'
import type { EventShapes } from './events/bus.ts'
import type { UploadsInUse } from './files/service.ts'
import type { GatewayContext, Services } from './graphql/context.ts'
import type { Relay } from './http/relay.ts'
import type { Arrival } from './http/server.ts'
import type { JobKind, JobKinds, KnownKinds } from './jobs/kinds.ts'
import type { DescribePicture, SharePictures } from './share-picture/sharePicture.ts'
import type { PaymentSubjectKind, Settlement, Settlements } from './settlement.ts'
import type { Topic, Topics } from './stream/topic.ts'

/** The object with this id where the viewer may know of it, or null. */
export type NodeLoader = (context: GatewayContext, id: string) => Promise<object | null>

/** Answers a request at an address of its own, or leaves it to the next one. */
export type Answer = (
  request: Request,
  services: Services,
  arrival: Arrival,
) => Promise<Response | undefined>

/** The same, whoever's host it is asked at. */
export type AnswerAnywhere = Answer

/** What a domain brings besides its resolvers: `gateway/domains/<x>/domain.ts` exports it as `domain`. */
export type Domain = {
  /** How `Query.node` finds what an id names: a loader for each of its types with `@key`, by the type's name. */
  nodes?: Readonly<Record<string, NodeLoader>>
  /** What the events need that it publishes. */
  events?: EventShapes
  /** What each of its fields of Subscription listens to, by the field's name. */
  topics?: Readonly<Record<string, Topic>>
  /** What it does later or again, by the kind's name. */
  jobs?: JobKinds
  /** Where its rows hold uploads: what no domain holds is deleted after a day. */
  uploadsInUse?: UploadsInUse
  /** Cookies that make even a guest's pages and answers theirs alone. */
  personalCookies?: readonly string[]
  /** What it means to its own that a payment for it came, or never will, by the kind of what is paid for. */
  settles?: { readonly [Kind in PaymentSubjectKind]?: Settlement }
  /** What is neither GraphQL nor a page: what other machines call, and what stands in frames. */
  anywhere?: readonly AnswerAnywhere[]
  /** What another process answers, at the gateway's own address. */
  relays?: readonly Relay[]
  /** What it answers that is neither GraphQL nor a page, on a tenant's site: a file to download. */
  answers?: readonly Answer[]
  /** What stands on the picture that other sites show beside a link to its pages, by the prefix of their ids. */
  sharePictures?: Readonly<Record<string, DescribePicture>>
  /** What must hold of its rows at every hour: `npm run ledger:audit` proves it. */
  invariants?: readonly Invariant[]
}

type SchemaResolvers = NonNullable<
  Parameters<typeof makeExecutableSchema<GatewayContext>>[0]['resolvers']
>
type TypeResolvers = Exclude<SchemaResolvers, readonly unknown[]>

/** All that the domains bring, as one: the platform knows none of them by name. */
export type Domains = {
  resolvers: readonly TypeResolvers[]
  nodes: ReadonlyMap<string, NodeLoader>
  events: EventShapes
  topics: Topics
  jobs: KnownKinds
  uploadsInUse: readonly UploadsInUse[]
  personalCookies: ReadonlySet<string>
  settles: Settlements
  anywhere: readonly AnswerAnywhere[]
  relays: readonly Relay[]
  answers: readonly Answer[]
  sharePictures: SharePictures
  invariants: readonly Invariant[]
}

/** Brings domains and their resolvers together. Throws where two of them bring the same. */
export function joinDomains(
  domains: readonly { domain: Domain; resolvers: TypeResolvers }[],
): Domains {
  const parts = domains.map(({ domain }) => domain)
  return {
    resolvers: domains.map(({ resolvers }) => resolvers),
    nodes: join(parts.map(({ nodes }) => nodes)),
    events: Object.fromEntries(join(parts.map(({ events }) => events))),
    topics: join(parts.map(({ topics }) => topics)),
    jobs: joinJobs(parts.map(({ jobs }) => jobs)),
    uploadsInUse: parts.flatMap(({ uploadsInUse }) => uploadsInUse ?? []),
    personalCookies: new Set(parts.flatMap(({ personalCookies = [] }) => personalCookies)),
    settles: join(parts.map(({ settles }) => settles)),
    anywhere: parts.flatMap(({ anywhere = [] }) => anywhere),
    relays: parts.flatMap(({ relays = [] }) => relays),
    answers: parts.flatMap(({ answers = [] }) => answers),
    sharePictures: join(parts.map(({ sharePictures }) => sharePictures)),
    invariants: parts.flatMap(({ invariants = [] }) => invariants),
  }
}

/** Kinds of jobs from several places as one. Throws where two have the same name. */
export function joinJobs(kinds: readonly (JobKinds | undefined)[]): KnownKinds {
  return join<JobKind<never>>(kinds)
}

function join<Part>(
  parts: readonly (Readonly<Record<string, Part>> | undefined)[],
): ReadonlyMap<string, Part> {
  const joined = new Map<string, Part>()
  for (const [name, part] of parts.flatMap((each) => Object.entries(each ?? {}))) {
    if (joined.has(name)) throw new Error(`two domains bring ${name}`)
    joined.set(name, part)
  }
  return joined
}
