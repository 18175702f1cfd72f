import { Outlet } from 'react-router-dom'

/** A screen without the app's shell: no store, no login. */
export function BareLayout() {
  return <Outlet />
}
