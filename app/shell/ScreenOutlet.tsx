import { ViewTransition } from 'react'
import { Outlet, useMatches } from 'react-router-dom'
import { ScrollPlace } from './ScrollPlace.tsx'
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
      <ScrollPlace />
    </>
  )
}
