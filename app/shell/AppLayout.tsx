import { Outlet } from 'react-router-dom'

/** The app's shell around a screen. */
export function AppLayout() {
  return <Outlet />
}
