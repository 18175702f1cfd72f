import { ViewTransition } from 'react'
import { Outlet, ScrollRestoration, useMatches, type Location } from 'react-router-dom'
import { useScreenFocus } from './useScreenFocus.ts'

/** Where the route's screen goes, and what every change of screen brings along. */
export function ScreenOutlet() {
  useScreenFocus()
  // Between two channels the list beside them stays: only another route is another screen.
  const screen = useMatches().at(-1)?.id
  return (
    <>
      <ViewTransition key={screen} default="none" enter="auto" exit="auto">
        <Outlet />
      </ViewTransition>
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}

/**
 * Under which a scroll position is kept. The router calls each document's first place `default`: a fresh
 * document would stand where another one was left. A reload keeps the history's length, a new one adds to it.
 */
function scrollKey({ key, pathname }: Location): string {
  return key === 'default' ? `${pathname}#${history.length}` : key
}
