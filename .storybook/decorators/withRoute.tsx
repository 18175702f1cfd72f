import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import {
  Link,
  RouterProvider,
  createMemoryRouter,
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router-dom'
import { type LinkProps, LinkProvider } from '#design-system/link/LinkProvider.tsx'

/** Where a story stands: `parameters: { route: { path: '/messages/chat/:channel_id', at: '/messages/chat/channel_1' } }`. */
export interface StoryRoute {
  /** The route's pattern, where the story reads its parameters; any address unless told. */
  path?: string
  /** The address that the story opens at. `/` unless told. */
  at?: string
  /** What the route's loader would have given. */
  data?: unknown
  /** The story brings a router of its own, as a journey through the whole app does. */
  isOwn?: boolean
}

/**
 * Stands the story on a route of a memory router. A link keeps the story on the page and shows
 * where it led in `data-address`, so that a play function can ask.
 */
export const withRoute: Decorator = (Story, { parameters }) => {
  const route: StoryRoute = parameters.route ?? {}
  return route.isOwn ? (
    <Story />
  ) : (
    <Routed route={route}>
      <Story />
    </Routed>
  )
}

function Routed({ route, children }: { route: StoryRoute; children: ReactNode }) {
  const [router] = useState(() => createStoryRouter(route, children))
  return <RouterProvider router={router} />
}

function createStoryRouter({ path = '*', at = '/', data = null }: StoryRoute, story: ReactNode) {
  const element = <RouteOutlet>{story}</RouteOutlet>
  const routes = [{ id: 'story', path, element, loader: () => data, ErrorBoundary: Rethrown }]
  return createMemoryRouter(
    path === '*' ? routes : [...routes, { id: 'elsewhere', path: '*', element }],
    {
      initialEntries: [at],
      hydrationData: { loaderData: { story: data } },
    },
  )
}

/** The router would draw an error as a page of its own; in a story it has to fail. */
function Rethrown(): never {
  throw useRouteError()
}

/** As in the app, another route is another screen: nothing of the first one's state goes along. */
function RouteOutlet({ children }: { children: ReactNode }) {
  const route = useMatches().at(-1)?.id
  return <Place key={route}>{children}</Place>
}

/** Says in `data-address` where the router stands. */
export function Place({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <LinkProvider link={RouterLink}>
      <div data-address={pathname + search} style={{ display: 'contents' }}>
        {children}
      </div>
    </LinkProvider>
  )
}

function RouterLink({ href, ...props }: LinkProps) {
  return <Link to={href} {...props} />
}
