import { boat, hull, mast, sailUp, crate } from './Boat.css.ts'

/** A boat: its sail is up while it is out, and there is something in it when it is back. */
export function Boat({ state }: { state: 'idle' | 'out' | 'home' }) {
  return (
    <svg className={boat} viewBox="0 0 64 48" aria-hidden focusable="false">
      <path className={mast} d="M32 34V5" />
      {state === 'idle' ? (
        <path className={sailUp} d="M29 8c-2 8-2 14 0 21h3V8Z" />
      ) : (
        <path className={sailUp} d="M30 6C20 12 14 20 13 30h17ZM34 9c8 5 13 13 14 21H34Z" />
      )}
      {state === 'home' && (
        <path className={crate} d="M15 24h12v11H15Zm21-3h13v14H36ZM15 24l12 11m9-14 13 14" />
      )}
      <path className={hull} d="M6 33h52c-2 8-7 12-13 12H19c-6 0-11-4-13-12Z" />
    </svg>
  )
}
