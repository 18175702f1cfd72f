import pLimit from 'p-limit'

/** Runs what re-encodes a picture, two at once by all fans: each takes a processor and up to 300 MB for a moment. */
export const whileEncoding = pLimit(2)

/** Uploads in flight: one a fan, and a few a network address, which a venue's fans share. */
const limits = { fan: 1, requester: 8 }

const inFlight = new Map<string, number>()

/** Runs an upload unless this fan or this address has too many in flight; undefined then. */
export async function limitUploads<Result>(
  fan: string,
  requester: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const keys = [
    { key: `fan ${fan}`, limit: limits.fan },
    { key: `requester ${requester}`, limit: limits.requester },
  ]
  if (keys.some(({ key, limit }) => (inFlight.get(key) ?? 0) >= limit)) return undefined
  for (const { key } of keys) inFlight.set(key, (inFlight.get(key) ?? 0) + 1)
  try {
    return await work()
  } finally {
    for (const { key } of keys) {
      const left = (inFlight.get(key) ?? 1) - 1
      if (left === 0) inFlight.delete(key)
      else inFlight.set(key, left)
    }
  }
}
