import type { ComponentType } from 'react'
import { loadQuery } from 'react-relay'
import {
  useLoaderData,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom'
import {
  createOperationDescriptor,
  getRequest,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
  type Variables,
} from 'relay-runtime'
import { errorMessages } from '#features/errors/words.ts'
import { shellRoutes } from '#features/shell/routes.ts'
import type { MessageStore } from '#platform/intl/messageStore.ts'
import type { Locale } from '#platform/intl/locale.ts'
import type { FeatureRoutes, ScreenProps, ScreenRoute } from '#platform/routing/route.ts'
import { searchOf } from '#platform/routing/searchOf.ts'
import { isFirstPage } from '../firstPage.ts'
import { isGoingBack } from './isGoingBack.ts'
import layoutQuery from '../shell/__generated__/AppLayoutQuery.graphql.ts'
import { AppLayout } from '../shell/AppLayout.tsx'
import { BareLayout } from '../shell/BareLayout.tsx'
import { RouteFault } from '../shell/RouteFault.tsx'

export type RouterParts = {
  environment: Environment
  messages: MessageStore
  locale: Locale
  features: readonly FeatureRoutes[]
  /** The server waits for a screen's data; the browser shows what it has. */
  isServer?: boolean
}

/**
 * The router's tree, made anew for each router: lazy entries are resolved in place. A screen's code, its
 * query and its words start together.
 */
export function createRoutes(parts: RouterParts): RouteObject[] {
  const screens = parts.features.flatMap((feature) =>
    feature.routes.map((route) => ({ route, object: createRoute(route, feature, parts) })),
  )
  const under = (shell: ScreenRoute['shell']) =>
    screens.filter(({ route }) => route.shell === shell).map(({ object }) => object)
  const layout = { ErrorBoundary: RouteFault, shouldRevalidate: isAskedToRevalidate }
  return [
    {
      ...layout,
      id: 'app',
      Component: AppLayout,
      loader: async (args) => {
        const [data] = await Promise.all([
          startQuery(layoutQuery, {}, args, parts),
          loadShellWords(parts),
        ])
        return data
      },
      children: under(undefined),
    },
    {
      ...layout,
      id: 'bare',
      Component: BareLayout,
      loader: async () => {
        await loadShellWords(parts)
        return null
      },
      children: under('none'),
    },
  ]
}

/** The words that any screen may come to need: the shell's, and every error's, while there is a connection. */
function loadShellWords({ messages, locale }: RouterParts): Promise<unknown> {
  return Promise.all(
    [shellRoutes.messages, errorMessages].map((words) => messages.load(locale, words)),
  )
}

/** A layout keeps its data while screens, or a screen's search parameters, change. */
function isAskedToRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate
}

function createRoute(route: ScreenRoute, feature: FeatureRoutes, parts: RouterParts): RouteObject {
  return {
    path: route.path,
    ErrorBoundary: RouteFault,
    // The router shows nothing at all of a route whose code did not arrive, unless it has one.
    HydrateFallback: NotHydrated,
    handle: route,
    lazy: {
      loader: async () => {
        const query = (await route.query?.())?.default
        return async (args: LoaderFunctionArgs) => {
          const words = parts.messages.load(parts.locale, feature.messages)
          const { searchParams, pathname } = new URL(args.request.url)
          const variables =
            route.variables?.(args.params, searchOf(route, searchParams), pathname) ?? {}
          const data = query ? await startQuery(query, variables, args, parts, route.isKept) : null
          await words
          return data
        }
      },
      Component: async () => {
        const { Screen } = await route.screen()
        return route.query
          ? withQueryRef(Screen as ComponentType<ScreenProps>)
          : (Screen as ComponentType)
      },
    },
  }
}

/** Never seen: the page is adopted once its screen's code is here. */
const NotHydrated = () => null

async function startQuery(
  query: GraphQLTaggedNode,
  variables: Variables,
  { request }: LoaderFunctionArgs,
  { environment, isServer }: RouterParts,
  isKept = false,
) {
  const operation = createOperationDescriptor(getRequest(query), variables)
  const isKnown = environment.check(operation).status === 'available'
  const queryRef = loadQuery<OperationType>(environment, query, variables, {
    fetchPolicy:
      isServer || isFirstPage() || (isKept && isGoingBack())
        ? 'store-or-network'
        : 'store-and-network',
  })
  const answer = queryRef.source?.toPromise()
  if (isServer) await answer
  // A navigation that another overtook: no screen will ever hold it.
  else request.signal.addEventListener('abort', queryRef.dispose)
  if (!isServer && !isKnown) await soon(answer)
  return queryRef
}

/** How long the screen before stays, in milliseconds: what comes sooner needs no skeleton. */
const patience = 200

/** Waits for an answer while that is hardly noticed. What becomes of it is for the screen to say. */
function soon(answer: Promise<unknown> | undefined): Promise<unknown> {
  const waited = new Promise((resolve) => setTimeout(resolve, patience))
  return Promise.race([answer?.catch(() => undefined), waited])
}

function withQueryRef(Screen: ComponentType<ScreenProps>): ComponentType {
  return function ScreenWithQuery() {
    return <Screen queryRef={useLoaderData<ScreenProps['queryRef']>()} />
  }
}
