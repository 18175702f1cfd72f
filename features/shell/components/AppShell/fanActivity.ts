import type { IEnvironment } from 'relay-runtime'
import { followBell } from './bellActivity.ts'
import { catchUp as catchUpChannels, followChannels } from './channelActivity.ts'
import { followReads } from './readActivity.ts'
import { followDirect } from './directActivity.ts'
import { catchUpOshi, followOshi, type Dress } from './oshiActivity.ts'

type Fan = { communityId: string; fanId: string; dress: Dress }

/**
 * Keeps live what every page shows a fan of elsewhere: channels, direct messages, their oshi, what is new under the
 * bell, and what they have read on other devices. Returns what ends it.
 */
export function follow(environment: IEnvironment, { communityId, fanId, dress }: Fan): () => void {
  return allOf(
    followChannels(environment, communityId, fanId),
    followDirect(environment, fanId),
    followOshi(environment, fanId, dress),
    followBell(environment, fanId),
    followReads(environment, fanId),
  )
}

/** Asks for the same anew, after a gap of the stream. Returns what gives it up. */
export function catchUp(environment: IEnvironment, { fanId, dress }: Fan): () => void {
  const asked = catchUpChannels(environment).subscribe({})
  return allOf(() => asked.unsubscribe(), catchUpOshi(environment, fanId, dress))
}

const allOf =
  (...ends: readonly (() => void)[]) =>
  () => {
    for (const end of ends) end()
  }
