import { NetworkError } from './fetch.ts'

/** At most 3 times, the first after 300 ms, doubling, with jitter. */
const retryLimit = 3
const firstDelay = 300

/** Runs a call again after a transport failure that may pass. Only for calls that are flagged as safe to repeat. */
export async function withRetry<Answer>(
  call: () => Promise<Answer>,
  wait: (ms: number) => Promise<void> = sleep,
): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await call()
    } catch (error) {
      if (attempt >= retryLimit || !mayPass(error)) throw error
      await wait(firstDelay * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}

function mayPass(error: unknown): boolean {
  return error instanceof NetworkError && (error.status === undefined || error.status >= 500)
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
