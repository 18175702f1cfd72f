import type { ComponentType } from 'react'
import type { PreloadedQuery } from 'react-relay'
import type { GraphQLTaggedNode, OperationType, Variables } from 'relay-runtime'
import type { Locale } from '#platform/intl/locale.ts'

export type RouteParams = Readonly<Record<string, string | undefined>>

/** What a screen gets: its query under way. Screens without a query get none. */
export type ScreenProps<Query extends OperationType = OperationType> = {
  queryRef: PreloadedQuery<Query>
}

export type MessageModule = { default: Readonly<Record<string, unknown>> }

/** Loads a module. The server's build writes down which (scripts/vite-module-names.ts): a page asks for it ahead. */
export type Lazy<Module> = (() => Promise<Module>) & { module?: string | readonly string[] }

/**
 * A route as data. Path parameters are written `:name`. Code, query and words are separate imports, so
 * that the router starts them side by side.
 */
export type ScreenRoute = {
  path: string
  // Each screen has a query of its own, which only its own file can name.
  screen: Lazy<{ Screen: ComponentType<never> }>
  /** The screen's query, as Relay compiled it. */
  query?: Lazy<{ default: GraphQLTaggedNode }>
  /**
   * How its variables follow from the address; one without them needs none. `pathname` is as it was asked for: the
   * router decodes what stands in `params`, `%252F` even twice.
   */
  variables?: (params: RouteParams, search: URLSearchParams, pathname: string) => Variables
  /**
   * Which parameters of an address's search part its variables and its screen read. Guests' pages are rendered, and
   * kept, by these alone, so that nobody makes pages up by adding others: a name left out here is not read anywhere.
   */
  search?: readonly string[]
  /** `none` leaves out the app's shell: no store, no login. */
  shell?: 'none'
  /** The screen has a header of its own, such as a conversation's, which leads back: on a phone it has all the room. */
  hasOwnHeader?: boolean
  /** Going Back, it is as it was left, all of its pages: nothing is asked for, and nothing moves. */
  isKept?: boolean
  /** The HTTP status of the document; 200 unless told. */
  status?: number
}

/** What a feature adds to the app: its routes, and the words they need in each language. */
export type FeatureRoutes = {
  routes: readonly ScreenRoute[]
  messages: Readonly<Record<Locale, Lazy<MessageModule>>>
}
